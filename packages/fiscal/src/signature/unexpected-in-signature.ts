import { elementsOf, type XmlElement } from '../xml/xml-element.ts';
import { signatureNamespace } from './algorithms.ts';

/** The content that the official schema allows in an element of a signature. */
interface Part {
  readonly attributes: readonly string[];
  readonly children: readonly string[];
  /** True if the element contains text. */
  readonly isText?: boolean;
  /**
   * True if unknown children are not reported here, because they are signed or the verifier refuses them with
   * its own fault codes.
   */
  readonly isOpen?: boolean;
}

const method: Part = { attributes: ['Algorithm'], children: [], isOpen: true };
const text: Part = { attributes: [], children: [], isText: true };

const parts: ReadonlyMap<string, Part> = new Map([
  ['Signature', { attributes: ['Id'], children: ['SignedInfo', 'SignatureValue', 'KeyInfo', 'Object'] }],
  [
    'SignedInfo',
    { attributes: ['Id'], children: ['CanonicalizationMethod', 'SignatureMethod', 'Reference'] },
  ],
  ['CanonicalizationMethod', method],
  ['SignatureMethod', method],
  [
    'Reference',
    { attributes: ['Id', 'URI', 'Type'], children: ['Transforms', 'DigestMethod', 'DigestValue'] },
  ],
  ['Transforms', { attributes: [], children: ['Transform'] }],
  ['Transform', method],
  ['DigestMethod', method],
  ['DigestValue', text],
  ['SignatureValue', { ...text, attributes: ['Id'] }],
  ['KeyInfo', { attributes: ['Id'], children: [], isOpen: true }],
  [
    'X509Data',
    {
      attributes: [],
      children: ['X509Certificate', 'X509IssuerSerial', 'X509SKI', 'X509SubjectName', 'X509CRL'],
    },
  ],
  ['X509Certificate', text],
]);

export interface Unexpected {
  readonly path: string;
  readonly problem: 'not-known' | 'text-between';
}

/**
 * Finds unexpected content in a signature. A signature does not cover itself, so somebody between sender and
 * receiver could insert content there without making it invalid.
 */
export function unexpectedInSignature(signature: XmlElement, path = 'Signature'): Unexpected[] {
  const part = parts.get(signature.name);
  if (part === undefined) return [];
  const attributes = signature.attributes
    .filter(({ prefix, name }) => prefix !== '' || !part.attributes.includes(name))
    .map(({ name }): Unexpected => ({ path: `${path}/@${name}`, problem: 'not-known' }));
  const hasText = signature.children.some((child) => typeof child === 'string' && child.trim() !== '');
  const between: Unexpected[] = hasText && part.isText !== true ? [{ path, problem: 'text-between' }] : [];
  const children = elementsOf(signature).flatMap((child): Unexpected[] => {
    const isOurs = child.namespace === signatureNamespace;
    const isKnown = part.isOpen === true || (isOurs && part.children.includes(child.name));
    const below = `${path}/${child.name}`;
    if (!isKnown) return [{ path: below, problem: 'not-known' }];
    return isOurs ? unexpectedInSignature(child, below) : [];
  });
  return [...attributes, ...between, ...children];
}
