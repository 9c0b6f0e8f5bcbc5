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

/** Why a certificate is not taken: not X.509, not valid, not ours, expired, revoked, of unknown status. */
export type CertificateFault = 33 | 34 | 35 | 36 | 38 | 39;

export interface KnownCertificate {
  readonly nuis: string;
  readonly facts: CertificateFacts;
}

const standingsMost = 1000;
const keyBits = 2048;
/** Ours have less than three thousand characters; whatever is longer is no certificate of a person or a business. */
export const certificateLettersMost = 16_384;

/**
 * Reading a certificate and checking who signed it is done once for each; time and revocation are asked every time. What
 * is refused is forgotten at once, so that strangers cannot fill the memory: `known` holds ours only, by their digest.
 */
export function standingOf(
  issuer: Certificate,
  book: Pick<CertificateBook, 'status'>,
  clock: Clock,
  known = new Map<string, KnownCertificate>(),
) {
  function readOnce(base64: string): KnownCertificate | CertificateFault {
    const digest = hash('sha256', base64, 'base64');
    const before = known.get(digest);
    if (before !== undefined) return before;
    const read = readStanding(base64, issuer);
    if (typeof read === 'number') return read;
    if (known.size >= standingsMost) known.clear();
    known.set(digest, read);
    return read;
  }

  return (base64: string): KnownCertificate | CertificateFault => {
    if (base64.length > certificateLettersMost) return 33;
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
  // Signatures have room for a key of this length only.
  if (facts.keyBits !== keyBits || facts.nuis === null) return 34;
  return { nuis: facts.nuis, facts };
}
