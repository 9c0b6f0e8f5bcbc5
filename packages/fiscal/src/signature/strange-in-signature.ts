import { elementsOf, type XmlElement } from '../xml/xml-element.ts';
import { signatureNamespace } from './algorithms.ts';

/** What the official schema lets stand in a part of a signature. */
interface Part {
  readonly attributes: readonly string[];
  readonly children: readonly string[];
  /** Text stands in it, and not only between its parts. */
  readonly isText?: boolean;
  /** Whatever stands in it is signed, or its count and kind are told by codes of their own. */
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

export interface Strange {
  readonly path: string;
  readonly problem: 'not-known' | 'text-between';
}

/**
 * What stands in a signature and does not belong there. A signature does not cover itself, so whoever passes a message on
 * could put anything into it, and the message would still be as good as before.
 */
export function strangeInSignature(signature: XmlElement, path = 'Signature'): Strange[] {
  const part = parts.get(signature.name);
  if (part === undefined) return [];
  const attributes = signature.attributes
    .filter(({ prefix, name }) => prefix !== '' || !part.attributes.includes(name))
    .map(({ name }): Strange => ({ path: `${path}/@${name}`, problem: 'not-known' }));
  const hasText = signature.children.some((child) => typeof child === 'string' && child.trim() !== '');
  const between: Strange[] = hasText && part.isText !== true ? [{ path, problem: 'text-between' }] : [];
  const children = elementsOf(signature).flatMap((child): Strange[] => {
    const isOurs = child.namespace === signatureNamespace;
    const isKnown = part.isOpen === true || (isOurs && part.children.includes(child.name));
    const below = `${path}/${child.name}`;
    if (!isKnown) return [{ path: below, problem: 'not-known' }];
    return isOurs ? strangeInSignature(child, below) : [];
  });
  return [...attributes, ...between, ...children];
}
