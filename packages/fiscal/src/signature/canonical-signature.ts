import { escapeRegExp } from '../structure/escape-regexp.ts';
import { signatureNamespace } from './algorithms.ts';
import type { Hashing, Verifier } from './crypto.ts';
import { insideOfSignedInfo, signedInfoBytes } from './write-signature.ts';

/** A signature in exactly the form in which we write it. */
export interface CanonicalSignature {
  readonly begin: number;
  readonly end: number;
  readonly reference: string;
  /** This field and the next two are base64. */
  readonly digest: string;
  readonly value: string;
  readonly certificate: string;
}

const base64 = '([A-Za-z0-9+/]+={0,2})';
const signedInfo = escapeRegExp(insideOfSignedInfo('REFERENCE', 'DIGEST'))
  .replace('REFERENCE', '(#[A-Za-z]+)')
  .replace('DIGEST', base64);
const form = new RegExp(
  `<Signature xmlns="${escapeRegExp(signatureNamespace)}"><SignedInfo>${signedInfo}</SignedInfo>` +
    `<SignatureValue>${base64}</SignatureValue>` +
    `<KeyInfo><X509Data><X509Certificate>${base64}</X509Certificate></X509Data></KeyInfo></Signature>`,
  'y',
);

/** Matches a signature at an offset of the text; null if it has another form. */
export function canonicalSignatureAt(text: string, begin: number): CanonicalSignature | null {
  form.lastIndex = begin;
  const found = form.exec(text);
  if (found === null) return null;
  const [, reference = '', digest = '', value = '', certificate = ''] = found;
  return { begin, end: form.lastIndex, reference, digest, value, certificate };
}

/** Whether the signature is valid for these bytes. If it is not, `verifySignature` returns the reason. */
export function isGoodSignature(
  signature: CanonicalSignature,
  signed: Uint8Array,
  reference: string,
  using: Pick<Hashing, 'sha256' | 'base64' | 'bytesOfBase64'> & Verifier,
): boolean {
  const { digest, certificate } = signature;
  if (signature.reference !== reference || using.base64(using.sha256(signed)) !== digest) return false;
  const value = using.bytesOfBase64(signature.value);
  return (
    value !== null &&
    using.verify(certificate, signedInfoBytes(insideOfSignedInfo(reference, digest)), value) === true
  );
}
