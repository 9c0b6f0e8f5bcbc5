import { canonicalXml } from '../xml/canonical-xml.ts';
import { attributeOf, elementsOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import { algorithms, signatureNamespace } from './algorithms.ts';
import type { Hashing, Verifier } from './crypto.ts';

/** Fault codes of the authority for an invalid signature. */
export type SignatureFault = 21 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 32 | 33;

export type Verified =
  | { readonly certificate: string; readonly fault: null }
  | { readonly certificate: null; readonly fault: SignatureFault };

const refused = (fault: SignatureFault): Verified => ({ certificate: null, fault });
const isSignature = ({ name, namespace }: XmlElement) =>
  name === 'Signature' && namespace === signatureNamespace;
const encoder = new TextEncoder();

/**
 * Verifies the only signature that is a direct child of this element and covers it. The signed element is
 * found by its position and never by id, which prevents signature wrapping attacks.
 */
export function verifySignature(
  signed: XmlElement,
  reference: string,
  using: Pick<Hashing, 'sha256' | 'bytesOfBase64'> & Verifier,
): Verified {
  const signatures = elementsOf(signed).filter(isSignature);
  const [signature] = signatures;
  if (signature === undefined) return refused(21);
  if (signatures.length > 1 || countIn(signed) > 1) return refused(24);
  const parts = partsOf(signature, using);
  if (typeof parts === 'number') return refused(parts);
  if (parts.reference !== reference) return refused(25);
  const digest = using.sha256(canonicalXml(signed, signature));
  if (!areEqual(digest, parts.digest)) return refused(30);
  const certificate = certificateOf(signature);
  if (typeof certificate === 'number') return refused(certificate);
  const isGood = using.verify(certificate, encoder.encode(canonicalXml(parts.signedInfo)), parts.value);
  if (isGood === null) return refused(33);
  if (!isGood) return refused(29);
  // The schema allows Object elements, which are not signed: anyone could add them, so they are refused.
  return all(signature, 'Object').length > 0 ? refused(23) : { certificate, fault: null };
}

interface SignatureParts {
  readonly signedInfo: XmlElement;
  readonly reference: string;
  readonly digest: Uint8Array;
  readonly value: Uint8Array;
}

function partsOf(
  signature: XmlElement,
  { bytesOfBase64 }: Pick<Hashing, 'bytesOfBase64'>,
): SignatureParts | SignatureFault {
  const bytesOf = (element: XmlElement | undefined) =>
    element === undefined ? null : bytesOfBase64(textOf(element));
  const signedInfo = only(signature, 'SignedInfo');
  const method = signedInfo && only(signedInfo, 'SignatureMethod');
  const canonicalization = signedInfo && only(signedInfo, 'CanonicalizationMethod');
  const reference = signedInfo && only(signedInfo, 'Reference');
  const digestMethod = reference && only(reference, 'DigestMethod');
  const digest = bytesOf(reference && only(reference, 'DigestValue'));
  const value = bytesOf(only(signature, 'SignatureValue'));
  if (!signedInfo || !method || !canonicalization || !reference || !digestMethod || !digest || !value)
    return 23;
  if (attributeOf(method, 'Algorithm') !== algorithms.signature) return 26;
  if (attributeOf(canonicalization, 'Algorithm') !== algorithms.canonicalization) return 27;
  if (!hasRightTransforms(reference)) return 27;
  if (attributeOf(digestMethod, 'Algorithm') !== algorithms.digest) return 28;
  return { signedInfo, reference: attributeOf(reference, 'URI') ?? '', digest, value };
}

function hasRightTransforms(reference: XmlElement): boolean {
  const transforms = only(reference, 'Transforms');
  const named = transforms && elementsOf(transforms).map((each) => attributeOf(each, 'Algorithm'));
  return named?.join(' ') === `${algorithms.enveloped} ${algorithms.canonicalization}`;
}

function certificateOf(signature: XmlElement): string | SignatureFault {
  const keys = all(signature, 'KeyInfo');
  const [key] = keys;
  if (keys.length !== 1 || key === undefined || elementsOf(key).length !== 1) return 32;
  const data = only(key, 'X509Data');
  const certificates = data === undefined ? [] : all(data, 'X509Certificate');
  const [certificate] = certificates;
  if (certificate === undefined || certificates.length > 1) return 33;
  return textOf(certificate).replaceAll(/[ \t\r\n]/g, '');
}

function all(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).filter((child) => child.name === name && child.namespace === signatureNamespace);
}

function only({ children }: XmlElement, name: string): XmlElement | undefined {
  let found: XmlElement | undefined;
  for (const child of children) {
    if (typeof child === 'string' || child.name !== name || child.namespace !== signatureNamespace) continue;
    if (found !== undefined) return undefined;
    found = child;
  }
  return found;
}

function countIn({ children }: XmlElement): number {
  let count = 0;
  for (const child of children) {
    if (typeof child !== 'string') count += (isSignature(child) ? 1 : 0) + countIn(child);
  }
  return count;
}

function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}
