import { hash, sign as signBytes, verify as verifyBytes, X509Certificate, type KeyObject } from 'node:crypto';
import type { Hashing, Signer, Verifier } from './crypto.ts';

/**
 * The size of the key cache: parsing a certificate takes longer than verifying with its key, and the same few
 * certificates are used again and again.
 */
const cachedKeysMax = 1000;
/**
 * The maximum length in base64 letters; a longer text is not a real certificate and must not fill the cache.
 */
const certificateLengthMax = 16_384;
const keys = new Map<string, KeyObject>();

function keyOf(certificate: string): KeyObject | null {
  if (certificate.length > certificateLengthMax) return null;
  const cached = keys.get(certificate);
  if (cached !== undefined) return cached;
  const publicKey = readKey(certificate);
  if (keys.size >= cachedKeysMax) keys.clear();
  if (publicKey !== null) keys.set(certificate, publicKey);
  return publicKey;
}

function readKey(certificate: string): KeyObject | null {
  const bytes = nodeCrypto.bytesOfBase64(certificate);
  if (bytes === null) return null;
  try {
    return new X509Certificate(bytes).publicKey;
  } catch {
    return null;
  }
}

/** Hashing and verification with node:crypto. */
export const nodeCrypto: Hashing & Verifier = {
  sha256: (content) => hash('sha256', content, 'buffer'),
  md5: (bytes) => hash('md5', bytes, 'buffer'),
  base64: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  bytesOfBase64(text) {
    const compact = text.replaceAll(/[ \t\r\n]/g, '');
    const bytes = Buffer.from(compact, 'base64');
    // Buffer.from ignores invalid characters; they are detected by comparing the text with the encoded
    // result.
    return bytes.toString('base64') === compact ? bytes : null;
  },
  verify(certificate, bytes, signature) {
    const key = keyOf(certificate);
    return key === null
      ? null
      : key.asymmetricKeyType === 'rsa' && verifyBytes('sha256', bytes, key, signature);
  },
};

export function nodeSigner(key: KeyObject, certificate: string): Signer {
  return { certificate, sign: (bytes) => signBytes('sha256', bytes, key) };
}
