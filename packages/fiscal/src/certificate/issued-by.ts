import type { Hashing, Verifier } from '../signature/crypto.ts';
import type { Certificate } from './certificate.ts';
import { sha256WithRsa } from './object-identifiers.ts';
import { areSameBytes } from './read-der.ts';

/** True if the certificate names this issuer and the issuer's key signed it. */
export function isIssuedBy(
  certificate: Certificate,
  issuer: Certificate,
  using: Pick<Hashing, 'base64'> & Verifier,
): boolean {
  return (
    areSameBytes(certificate.issuerBytes, issuer.subjectBytes) &&
    certificate.signatureAlgorithm === sha256WithRsa &&
    issuer.rsa !== null &&
    using.verify(using.base64(issuer.bytes), certificate.signedBytes, certificate.signature) === true
  );
}
