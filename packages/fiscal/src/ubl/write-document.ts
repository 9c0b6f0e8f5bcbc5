import { escapedText, escapedValue } from '../xml/escape-text.ts';
import { documentShapes } from './document-shapes.ts';
import type { EInvoiceDocument, PaymentMeans } from './e-invoice-document.ts';
import { rootNames, ublNamespaces } from './ubl-namespaces.ts';
import type { Content, UblNode } from './ubl-shape.ts';

type Said = Readonly<Record<string, unknown>>;

/**
 * What stands inside the root, in two forms made in one go: as it is sent, with the namespaces on the root, and as
 * exclusive canonical XML has it, with each namespace where it is first used. The second is what a signature covers.
 */
export interface WrittenContent {
  readonly sent: string;
  readonly canonical: string;
}

export function writeContent(document: EInvoiceDocument): WrittenContent {
  const writing = new Writing(document.currency);
  writing.nodes(documentShapes[document.kind].nodes, withDueDateInPlace(document) as unknown as Said);
  return { sent: writing.sent.join(''), canonical: writing.canonical.join('') };
}

/** A whole document, not signed. */
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

/** A credit note says when it is due with the means of payment, an invoice at its head. */
function withDueDateInPlace(document: EInvoiceDocument): EInvoiceDocument {
  const { kind, dueDate, paymentMeans } = document;
  if (kind === 'invoice' || dueDate === undefined) return document;
  return { ...document, paymentMeans: paymentMeans.map((means) => dueOn(dueDate, means)) };
}

const dueOn = (dueDate: string, means: PaymentMeans): PaymentMeans => ({ ...means, dueDate });

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

  nodes(nodes: readonly UblNode[], said: Said): void {
    for (const node of nodes) this.#node(node, said);
  }

  #node(node: UblNode, said: Said): void {
    if (node.kind === 'constant') this.#leaf(node.tag, '', node.text);
    else if (node.kind === 'wrapper') this.#element(node.tag, () => this.nodes(node.children, said));
    else {
      const value = said[node.key];
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
      this.#element(tag, () => this.nodes(content.shape.nodes, value as Said));
    } else if (content.kind === 'qualified') {
      const said = value as Readonly<Record<string, string | undefined>>;
      let attributes = '';
      for (const [key, attribute] of content.attributes) {
        const each = said[key];
        if (each !== undefined && each !== '') attributes += ` ${attribute}="${escapedValue(each)}"`;
      }
      this.#leaf(tag, attributes, said[content.value] ?? '');
    } else this.#leaf(tag, content.kind === 'amount' ? this.#currencyAttribute : '', String(value));
  }

  /** An empty text is one that is not there: the schema knows no empty elements. */
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
