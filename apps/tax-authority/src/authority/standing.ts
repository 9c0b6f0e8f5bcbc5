import { hash } from 'node:crypto';
import {
  certificateFacts,
  isIssuedBy,
  readCertificate,
  type Certificate,
  type CertificateFacts,
} from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import type { Clock } from '../platform/clock.ts';
import type { CertificateBook } from './certificate-book.ts';

/** Fault codes: not X.509, invalid, not issued by this authority, expired, revoked, status unknown. */
export type CertificateFault = 33 | 34 | 35 | 36 | 38 | 39;

export interface KnownCertificate {
  readonly nuis: string;
  readonly facts: CertificateFacts;
}

const cachedMax = 1000;
const keyBits = 2048;
/** Length limit in base64 letters; our certificates have less than 3,000. */
export const certificateLengthMax = 16_384;

/**
 * Checks a certificate. The parsed certificate and its issuer check are cached by digest; dates and revocation are
 * checked every time. Only accepted certificates are cached, so that an attacker cannot fill the memory.
 */
export function standingOf(
  issuer: Certificate,
  book: Pick<CertificateBook, 'status'>,
  clock: Clock,
  cache = new Map<string, KnownCertificate>(),
) {
  function readOnce(base64: string): KnownCertificate | CertificateFault {
    const digest = hash('sha256', base64, 'base64');
    const before = cache.get(digest);
    if (before !== undefined) return before;
    const read = readStanding(base64, issuer);
    if (typeof read === 'number') return read;
    if (cache.size >= cachedMax) cache.clear();
    cache.set(digest, read);
    return read;
  }

  return (base64: string): KnownCertificate | CertificateFault => {
    if (base64.length > certificateLengthMax) return 33;
    const read = readOnce(base64);
    if (typeof read === 'number') return read;
    const now = clock.now();
    if (now < read.facts.notBefore) return 34;
    if (now > read.facts.notAfter) return 36;
    const status = book.status(read.facts.serialNumber);
    if (status === 'revoked') return 38;
    return status === 'unknown' ? 39 : read;
  };
}

function readStanding(base64: string, issuer: Certificate): KnownCertificate | CertificateFault {
  const bytes = nodeCrypto.bytesOfBase64(base64);
  const certificate = bytes === null ? null : readCertificate(bytes);
  if (certificate === null) return 33;
  if (!isIssuedBy(certificate, issuer, nodeCrypto)) return 35;
  const facts = certificateFacts(certificate, nodeCrypto);
  // The schema limits signatures to the length of a 2048-bit key.
  if (facts.keyBits !== keyBits || facts.nuis === null) return 34;
  return { nuis: facts.nuis, facts };
}
