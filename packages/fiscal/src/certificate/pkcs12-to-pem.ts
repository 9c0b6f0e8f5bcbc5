import type { Certificate } from './certificate.ts';
import { pemOf } from './pem.ts';
import type { Pkcs12Problem } from './pkcs12-fault.ts';
import { readPkcs12, type Identity } from './read-pkcs12.ts';

export interface PemIdentity {
  readonly privateKeyPem: string;
  readonly certificatePem: string;
  /** The issuer certificates in the file, concatenated; empty if it has none. */
  readonly chainPem: string;
}

export type PemReading =
  | { readonly pem: PemIdentity; readonly problem: null }
  | { readonly pem: null; readonly problem: Pkcs12Problem };

export function pkcs12ToPem(bytes: Uint8Array, password: string): PemReading {
  const { identity, problem } = readPkcs12(bytes, password);
  return identity === null ? { pem: null, problem } : { pem: pemIdentityOf(identity), problem: null };
}

const certificatePemOf = ({ bytes }: Certificate) => pemOf('CERTIFICATE', bytes);

export function pemIdentityOf({ privateKey, certificate, chain }: Identity): PemIdentity {
  return {
    privateKeyPem: pemOf('PRIVATE KEY', privateKey),
    certificatePem: certificatePemOf(certificate),
    chainPem: chain.map(certificatePemOf).join(''),
  };
}
