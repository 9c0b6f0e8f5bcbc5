import { algorithms, signatureNamespace } from './algorithms.ts';
import type { Hashing, Signer } from './crypto.ts';

const encoder = new TextEncoder();

/**
 * Writes the Signature element for content in canonical form. `reference` is the URI; an empty one means the
 * whole document.
 */
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

/**
 * The canonical bytes of SignedInfo, which are signed. In the message SignedInfo inherits its namespace from
 * Signature; on its own it must declare the namespace.
 */
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
