import { createHash, createVerify, sign as signBytes, X509Certificate, type KeyObject } from 'node:crypto';
import type { Hashing, Signer, Verifier } from './crypto.ts';

/** What Node has to sign and verify with. */
export const nodeCrypto: Hashing & Verifier = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  md5: (bytes) => createHash('md5').update(bytes).digest(),
  verify(certificate, bytes, signature) {
    const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'));
    return createVerify('sha256').update(bytes).verify(publicKey, signature);
  },
};

export function nodeSigner(key: KeyObject, certificate: string): Signer {
  return { certificate, sign: (bytes) => signBytes('sha256', bytes, key) };
}
