import { signatureNamespace } from '../signature/algorithms.ts';
import type { Hashing, Signer, Verifier } from '../signature/crypto.ts';
import { verifySignature, type Verified } from '../signature/verify-signature.ts';
import { signatureOver } from '../signature/write-signature.ts';
import { elementsOf, type XmlElement } from '../xml/xml-element.ts';
import type { EInvoiceDocument } from './e-invoice-document.ts';
import { rootNames, ublNamespaces } from './ubl-namespaces.ts';
import { declaration, rootNamespaces, writeContent } from './write-document.ts';

/**
 * The UBL extension that contains the signature. In canonical form, each of its elements declares its own
 * namespace.
 */
function extension(inside: string, isCanonical: boolean): string {
  const declared = (prefix: 'ext' | 'sac' | 'sig') =>
    isCanonical ? ` xmlns:${prefix}="${ublNamespaces[prefix]}"` : '';
  return (
    `<ext:UBLExtensions${declared('ext')}><ext:UBLExtension><ext:ExtensionContent>` +
    `<sig:UBLDocumentSignatures${declared('sig')}><sac:SignatureInformation${declared('sac')}>${inside}` +
    '</sac:SignatureInformation></sig:UBLDocumentSignatures>' +
    '</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>'
  );
}

/** A document with an enveloped signature over all of it, as the authority registers it. */
export function signedDocument(
  document: EInvoiceDocument,
  using: Pick<Hashing, 'sha256' | 'base64'> & Signer,
): string {
  const { sent, canonical } = writeContent(document);
  const name = rootNames[document.kind];
  const covered = `<${name} xmlns="${ublNamespaces[document.kind]}">${extension('', true)}${canonical}</${name}>`;
  const signature = signatureOver(covered, '', using);
  const namespaces = rootNamespaces(document.kind, ['cac', 'cbc', 'ext', 'sac', 'sig']);
  return `${declaration}<${name}${namespaces}>${extension(signature, false)}${sent}</${name}>`;
}

/**
 * Verifies the signature of a document. It takes the signature from its standard position in the UBL extensions; a
 * signature anywhere else is ignored.
 */
export function verifyDocument(
  root: XmlElement,
  using: Pick<Hashing, 'sha256' | 'bytesOfBase64'> & Verifier,
): Verified {
  const lifted: XmlElement[] = [];
  const children = root.children.map((child) =>
    typeof child === 'string' ? child : withoutSignature(child, places, lifted),
  );
  return verifySignature({ ...root, children: [...children, ...lifted] }, '', using);
}

/** The path of the signature, from the root down. */
const places: readonly (readonly [namespace: string, name: string])[] = [
  [ublNamespaces.ext, 'UBLExtensions'],
  [ublNamespaces.ext, 'UBLExtension'],
  [ublNamespaces.ext, 'ExtensionContent'],
  [ublNamespaces.sig, 'UBLDocumentSignatures'],
  [ublNamespaces.sac, 'SignatureInformation'],
  [signatureNamespace, 'Signature'],
];

// Elements on the path to the signature that some senders omit.
const stepsThatMayBeLeftOut = new Set(['UBLDocumentSignatures', 'SignatureInformation']);

function withoutSignature(element: XmlElement, steps: typeof places, lifted: XmlElement[]): XmlElement {
  const rest = stepsBelow(element, steps);
  if (rest === undefined) return element;
  const isHere = (child: XmlElement) =>
    stepsBelow(child, rest)?.length === 0 && child.namespace === signatureNamespace;
  lifted.push(...elementsOf(element).filter(isHere));
  const children = element.children
    .filter((child) => typeof child === 'string' || !isHere(child))
    .map((child) => (typeof child === 'string' ? child : withoutSignature(child, rest, lifted)));
  return { ...element, children };
}

/** The rest of the path below this element; undefined if the element is not on the path. */
function stepsBelow(element: XmlElement, steps: typeof places): typeof places | undefined {
  const [[namespace, name] = ['', ''], ...rest] = steps;
  if (element.namespace === namespace && element.name === name) return rest;
  return stepsThatMayBeLeftOut.has(name) ? stepsBelow(element, rest) : undefined;
}
