import { hash, sign as signBytes, verify as verifyBytes, X509Certificate, type KeyObject } from 'node:crypto';
import type { Hashing, Signer, Verifier } from './crypto.ts';

/** Reading a certificate costs more than verifying with its key, and the same few come again and again. */
const keysMost = 1000;
/** In letters of base64; whatever is longer is no certificate anyone gave out, and must not be kept. */
const longestCertificate = 16_384;
const keys = new Map<string, KeyObject>();

function keyOf(certificate: string): KeyObject | null {
  if (certificate.length > longestCertificate) return null;
  const known = keys.get(certificate);
  if (known !== undefined) return known;
  const publicKey = readKey(certificate);
  if (keys.size >= keysMost) keys.clear();
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

/** What Node has to sign and verify with. */
export const nodeCrypto: Hashing & Verifier = {
  sha256: (content) => hash('sha256', content, 'buffer'),
  md5: (bytes) => hash('md5', bytes, 'buffer'),
  base64: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  bytesOfBase64(text) {
    const compact = text.replaceAll(/[ \t\r\n]/g, '');
    const bytes = Buffer.from(compact, 'base64');
    // Buffers take anything; what does not come out as it went in has something in it that was never signed.
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
