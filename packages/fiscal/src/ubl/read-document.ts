import { parseXml } from '../xml/parse-xml.ts';
import { attributeOf, elementsOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import { documentShapes, type DocumentContent } from './document-shapes.ts';
import type { EInvoiceDocument } from './e-invoice-document.ts';
import { rootNames, ublNamespaces } from './ubl-namespaces.ts';
import type { Content, Field, UblNode } from './ubl-shape.ts';

type Collected = Record<string, unknown>;
const kinds = ['invoice', 'creditNote'] as const;

/**
 * Reads a UBL invoice or credit note from any sender; prefixes, whitespace and unknown elements do not matter. Null
 * if the root is another element. Throws an `XmlFault` for invalid XML.
 */
export function readDocument(document: string | XmlElement): EInvoiceDocument | null {
  const root = typeof document === 'string' ? parseXml(document) : document;
  const kind = kinds.find((each) => root.name === rootNames[each] && root.namespace === ublNamespaces[each]);
  if (kind === undefined) return null;
  const content = {} as Collected;
  readNodes(documentShapes[kind].nodes, root, content);
  return withDueDate({ kind, ...(content as unknown as DocumentContent) });
}

/** A credit note has its due date in the payment means. */
function withDueDate(document: EInvoiceDocument): EInvoiceDocument {
  const dueDate = document.dueDate ?? document.paymentMeans.find((means) => means.dueDate)?.dueDate;
  if (dueDate === undefined) return document;
  const paymentMeans = document.paymentMeans.map(({ dueDate: _inside, ...means }) => means);
  return { ...document, dueDate, paymentMeans };
}

function readNodes(nodes: readonly UblNode[], element: XmlElement | undefined, into: Collected): void {
  for (const node of nodes) {
    if (node.kind === 'constant') continue;
    const found = childrenOf(element, node.tag);
    if (node.kind === 'wrapper') readNodes(node.children, found[0], into);
    else readField(node, found, into);
  }
}

function readField(
  { key, below, field }: Extract<UblNode, { kind: 'field' }>,
  found: readonly XmlElement[],
  into: Collected,
): void {
  if (field.isList) {
    into[key] = found
      .map((each) => below.reduce<XmlElement | undefined>((at, tag) => childrenOf(at, tag)[0], each))
      .filter((each) => each !== undefined)
      .map((each) => readContent(field.content, each));
    return;
  }
  const value = readOne(field, found[0]);
  if (value !== undefined) into[key] = value;
}

function readOne({ content, isOptional }: Field<unknown, boolean>, element: XmlElement | undefined): unknown {
  if (!isOptional) return readContent(content, element);
  // An empty element is treated as missing.
  return element === undefined || isEmpty(element) ? undefined : readContent(content, element);
}

function isEmpty({ children }: XmlElement): boolean {
  return children.every((child) => (typeof child === 'string' ? child.trim() === '' : isEmpty(child)));
}

function readContent(content: Content, element: XmlElement | undefined): unknown {
  if (content.kind === 'shape') {
    const collected: Collected = {};
    readNodes(content.shape.nodes, element, collected);
    return collected;
  }
  const text = element === undefined ? '' : textOf(element).trim();
  if (content.kind === 'flag') return text === 'true' || text === '1';
  if (content.kind !== 'qualified') return text;
  const collected: Collected = { [content.value]: text };
  for (const [key, attribute] of content.attributes) {
    const written = element && attributeOf(element, attribute);
    if (written !== undefined) collected[key] = written.trim();
  }
  return collected;
}

function childrenOf(element: XmlElement | undefined, tag: string): readonly XmlElement[] {
  if (element === undefined) return [];
  const [prefix, name] = tag.split(':');
  const namespace = ublNamespaces[prefix as 'cac' | 'cbc'];
  return elementsOf(element).filter((child) => child.name === name && child.namespace === namespace);
}
