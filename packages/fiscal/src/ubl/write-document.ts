import { escapedText, escapedValue } from '../xml/escape-text.ts';
import { documentShapes } from './document-shapes.ts';
import type { EInvoiceDocument } from './e-invoice-document.ts';
import { rootNames, ublNamespaces } from './ubl-namespaces.ts';
import type { Content, UblNode } from './ubl-shape.ts';

type Model = Readonly<Record<string, unknown>>;

/**
 * The content of the root element in two forms, written in one pass: as sent, with all namespaces on the
 * root, and in exclusive canonical form, with each namespace where it is first used. The signature is
 * computed over the canonical form.
 */
export interface WrittenContent {
  readonly sent: string;
  readonly canonical: string;
}

export function writeContent(document: EInvoiceDocument): WrittenContent {
  const writing = new Writing(document.currency);
  writing.nodes(documentShapes[document.kind].nodes, withDueDateInPlace(document) as unknown as Model);
  return { sent: writing.sent.join(''), canonical: writing.canonical.join('') };
}

/** A complete document without signature. */
export function writeDocument(document: EInvoiceDocument): string {
  const name = rootNames[document.kind];
  return `${declaration}<${name}${rootNamespaces(document.kind, ['cac', 'cbc'])}>${writeContent(document).sent}</${name}>`;
}

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function rootNamespaces(
  kind: EInvoiceDocument['kind'],
  prefixes: readonly (keyof typeof ublNamespaces)[],
): string {
  const declared = prefixes.map((prefix) => ` xmlns:${prefix}="${ublNamespaces[prefix]}"`);
  return ` xmlns="${ublNamespaces[kind]}"${declared.join('')}`;
}

/**
 * Puts the due date where the kind of document has it: in the first payment means of a credit note
 * (UBL-SR-45), at the top level of an invoice.
 */
function withDueDateInPlace(document: EInvoiceDocument): EInvoiceDocument {
  const { kind, dueDate, paymentMeans } = document;
  const [first, ...others] = paymentMeans;
  if (kind === 'invoice' || dueDate === undefined || first === undefined) return document;
  return { ...document, paymentMeans: [{ ...first, dueDate }, ...others] };
}

const basicNamespace = ` xmlns:cbc="${ublNamespaces.cbc}"`;
const aggregateNamespace = ` xmlns:cac="${ublNamespaces.cac}"`;

class Writing {
  readonly sent: string[] = [];
  readonly canonical: string[] = [];
  readonly #currencyAttribute: string;
  #depth = 0;

  constructor(currency: string) {
    this.#currencyAttribute = ` currencyID="${escapedValue(currency)}"`;
  }

  nodes(nodes: readonly UblNode[], model: Model): void {
    for (const node of nodes) this.#node(node, model);
  }

  #node(node: UblNode, model: Model): void {
    if (node.kind === 'constant') this.#leaf(node.tag, '', node.text);
    else if (node.kind === 'wrapper') this.#element(node.tag, () => this.nodes(node.children, model));
    else {
      const value = model[node.key];
      if (value === undefined) return;
      const { content, isList } = node.field;
      if (isList)
        for (const each of value as readonly unknown[]) this.#below(node.tag, node.below, content, each);
      else this.#content(node.tag, content, value);
    }
  }

  #below(tag: string, [next, ...rest]: readonly string[], content: Content, value: unknown): void {
    if (next === undefined) this.#content(tag, content, value);
    else this.#element(tag, () => this.#below(next, rest, content, value));
  }

  #content(tag: string, content: Content, value: unknown): void {
    if (content.kind === 'shape') {
      this.#element(tag, () => this.nodes(content.shape.nodes, value as Model));
    } else if (content.kind === 'qualified') {
      const model = value as Readonly<Record<string, string | undefined>>;
      let attributes = '';
      for (const [key, attribute] of content.attributes) {
        const each = model[key];
        if (each !== undefined && each !== '') attributes += ` ${attribute}="${escapedValue(each)}"`;
      }
      this.#leaf(tag, attributes, model[content.value] ?? '');
    } else this.#leaf(tag, content.kind === 'amount' ? this.#currencyAttribute : '', String(value));
  }

  /**
   * Writes an element with text. An empty text is skipped, because the schema does not allow empty elements.
   */
  #leaf(tag: string, attributes: string, text: string): void {
    if (text === '') return;
    const escaped = escapedText(text);
    this.sent.push('<', tag, attributes, '>', escaped, '</', tag, '>');
    this.canonical.push('<', tag, basicNamespace, attributes, '>', escaped, '</', tag, '>');
  }

  #element(tag: string, inside: () => void): void {
    const [sentAt, canonicalAt] = [this.sent.length, this.canonical.length];
    this.sent.push('<', tag, '>');
    this.canonical.push('<', tag, this.#depth === 0 ? aggregateNamespace : '', '>');
    this.#depth += 1;
    inside();
    this.#depth -= 1;
    if (this.sent.length === sentAt + 3) {
      this.sent.length = sentAt;
      this.canonical.length = canonicalAt;
      return;
    }
    this.sent.push('</', tag, '>');
    this.canonical.push('</', tag, '>');
  }
}
