import { algorithms, signatureNamespace } from './algorithms.ts';
import type { Hashing, Signer } from './crypto.ts';

const encoder = new TextEncoder();

/** The signature over something already canonical; `reference` says what it is, empty for the whole document. */
export function signatureOver(
  canonical: string,
  reference: string,
  using: Pick<Hashing, 'sha256' | 'base64'> & Signer,
): string {
  const inside = insideOfSignedInfo(reference, using.base64(using.sha256(canonical)));
  const value = using.base64(using.sign(signedInfoBytes(inside)));
  return (
    `<Signature xmlns="${signatureNamespace}"><SignedInfo>${inside}</SignedInfo>` +
    `<SignatureValue>${value}</SignatureValue>` +
    `<KeyInfo><X509Data><X509Certificate>${using.certificate}</X509Certificate></X509Data></KeyInfo></Signature>`
  );
}

/** What is signed: cut out of the signature, the element declares the namespace that otherwise stands on the latter. */
export const signedInfoBytes = (inside: string): Uint8Array =>
  encoder.encode(`<SignedInfo xmlns="${signatureNamespace}">${inside}</SignedInfo>`);

export function insideOfSignedInfo(reference: string, digest: string): string {
  return (
    `<CanonicalizationMethod Algorithm="${algorithms.canonicalization}"></CanonicalizationMethod>` +
    `<SignatureMethod Algorithm="${algorithms.signature}"></SignatureMethod>` +
    `<Reference URI="${reference}"><Transforms>` +
    `<Transform Algorithm="${algorithms.enveloped}"></Transform>` +
    `<Transform Algorithm="${algorithms.canonicalization}"></Transform></Transforms>` +
    `<DigestMethod Algorithm="${algorithms.digest}"></DigestMethod>` +
    `<DigestValue>${digest}</DigestValue></Reference>`
  );
}
