import { parseXml } from '../xml/parse-xml.ts';
import { attributeOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import { currencies } from './code-lists.ts';
import { documentShapes, type DocumentContent } from './document-shapes.ts';
import type { EInvoiceDocument } from './e-invoice-document.ts';
import { Malformed, type Place } from './malformed.ts';
import { rootNames, ublNamespaces } from './ubl-namespaces.ts';
import type { Content, Field, UblNode } from './ubl-shape.ts';

type Collected = Record<string, unknown>;
const kinds = ['invoice', 'creditNote'] as const;

/**
 * Reads a UBL invoice or credit note from any sender; prefixes, whitespace and unknown elements are ignored.
 * Null if the root is another element. Throws an `XmlFault` for invalid XML.
 */
export function readDocument(document: string | XmlElement): EInvoiceDocument | null {
  const root = typeof document === 'string' ? parseXml(document) : document;
  const kind = kinds.find((each) => root.name === rootNames[each] && root.namespace === ublNamespaces[each]);
  if (kind === undefined) return null;
  const content = {} as Collected;
  const reading = new Reading();
  reading.nodes(documentShapes[kind].nodes, root, null, content);
  const { broken } = reading.malformed;
  const read = withDueDate({ kind, ...(content as unknown as DocumentContent) });
  return broken.length === 0 ? read : { ...read, malformed: broken };
}

/**
 * Moves the due date of a credit note from its payment means to the document. Several due dates are not
 * moved, so that `checkDocument` reports the broken rule.
 */
function withDueDate(document: EInvoiceDocument): EInvoiceDocument {
  const [first, ...others] = document.paymentMeans.flatMap(({ dueDate }) => dueDate ?? []);
  const dueDate = document.dueDate ?? first;
  if (dueDate === undefined || others.length > 0) return document;
  const paymentMeans = document.paymentMeans.map(({ dueDate: _inside, ...means }) => means);
  return { ...document, dueDate, paymentMeans };
}

/** Collects the fields of a document, and the faults of its XML that no field can represent. */
class Reading {
  readonly malformed = new Malformed();

  /**
   * Reads the nodes of a shape. `isThere` is true if the document has the element of the shape: only then is
   * a missing constant a fault. A missing wrapper does not change `isThere`.
   */
  nodes(
    nodes: readonly UblNode[],
    element: XmlElement | undefined,
    place: Place | null,
    into: Collected,
    isThere = element !== undefined,
  ): void {
    const children = childrenByTag(element);
    for (const node of nodes) {
      const found = children.get(node.tag) ?? [];
      const at = { parent: place, tag: node.tag };
      if (node.kind === 'constant') {
        if (isThere) this.#constant(node.text, found, at);
      } else if (node.kind === 'wrapper') {
        this.malformed.atMostOne(found, at);
        this.nodes(node.children, found[0], at, into, isThere);
      } else this.#field(node, found, at, into);
    }
  }

  #constant(text: string, found: readonly XmlElement[], at: Place): void {
    this.malformed.atMostOne(found, at);
    const [written] = found;
    const isSame = written !== undefined && textOf(written).trim().toUpperCase() === text.toUpperCase();
    if (!isSame) this.malformed.otherThanConstant(at);
  }

  #field(
    { key, below, field }: Extract<UblNode, { kind: 'field' }>,
    found: readonly XmlElement[],
    at: Place,
    into: Collected,
  ): void {
    if (field.isList) {
      into[key] = found
        .map((each) =>
          below.reduce<XmlElement | undefined>((within, tag) => this.#only(within, tag, at), each),
        )
        .filter((each) => each !== undefined)
        .map((each) => this.#content(field.content, each, at));
      return;
    }
    this.malformed.atMostOne(found, at);
    const value = this.#one(field, found[0], at);
    if (value !== undefined) into[key] = value;
  }

  #only(element: XmlElement | undefined, tag: string, parent: Place): XmlElement | undefined {
    const found = childrenByTag(element).get(tag) ?? [];
    this.malformed.atMostOne(found, { parent, tag });
    return found[0];
  }

  #one(
    { content, isOptional }: Field<unknown, boolean>,
    element: XmlElement | undefined,
    at: Place,
  ): unknown {
    if (!isOptional || element === undefined)
      return isOptional ? undefined : this.#content(content, element, at);
    if (!isEmpty(element)) return this.#content(content, element, at);
    // An empty element is read as a missing one.
    this.malformed.empty(at);
    return undefined;
  }

  #content(content: Content, element: XmlElement | undefined, at: Place): unknown {
    if (content.kind === 'shape') {
      const collected: Collected = {};
      this.nodes(content.shape.nodes, element, at, collected);
      return collected;
    }
    const text = element === undefined ? '' : textOf(element).trim();
    if (content.kind === 'flag') return this.#flag(text, at);
    if (content.kind === 'amount' && element !== undefined) {
      const currency = attributeOf(element, 'currencyID')?.trim() ?? '';
      if (!currencies.has(currency)) this.malformed.currency(at);
    }
    if (content.kind !== 'qualified') return text;
    const collected: Collected = { [content.value]: text };
    for (const [key, attribute] of content.attributes) {
      const written = element && attributeOf(element, attribute);
      if (written !== undefined) collected[key] = written.trim();
    }
    return collected;
  }

  #flag(text: string, at: Place): boolean {
    const isTrue = text === 'true' || text === '1';
    if (!isTrue && text !== 'false' && text !== '0') this.malformed.flag(at);
    return isTrue;
  }
}

function isEmpty({ children }: XmlElement): boolean {
  return children.every((child) => (typeof child === 'string' ? child.trim() === '' : isEmpty(child)));
}

const prefixes: ReadonlyMap<string, string> = new Map(
  (['cac', 'cbc'] as const).map((prefix) => [ublNamespaces[prefix], prefix]),
);

/**
 * The children of an element by tag, grouped once for all fields of a shape, because a document can have
 * thousands of lines.
 */
function childrenByTag(element: XmlElement | undefined): ReadonlyMap<string, readonly XmlElement[]> {
  const groups = new Map<string, XmlElement[]>();
  for (const child of element?.children ?? []) {
    const prefix = typeof child === 'string' ? undefined : prefixes.get(child.namespace);
    if (typeof child === 'string' || prefix === undefined) continue;
    const tag = `${prefix}:${child.name}`;
    const group = groups.get(tag);
    if (group === undefined) groups.set(tag, [child]);
    else group.push(child);
  }
  return groups;
}
