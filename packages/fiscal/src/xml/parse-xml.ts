import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { XmlElement, XmlNode } from './xml-element.ts';
import { XmlFault } from './xml-fault.ts';

export interface XmlLimits {
  readonly depth: number;
  readonly elements: number;
}

const usualLimits: XmlLimits = { depth: 64, elements: 100_000 };
const attributesMax = 100;
/** The maximum number of namespaces in scope, because resolving a prefix searches all of them. */
const namespacesMax = 100;
/** The maximum length of a value: longer than any real value, and short enough to stop an attack. */
const valueLengthMax = 65_536;
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

const controls = String.raw`\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF`;
const forbidden = new RegExp(String.raw`[${controls}]|\p{Surrogate}`, 'u');

/**
 * Parses elements, attributes and text. Refuses document types, which prevents all entity attacks, and
 * documents that exceed the limits of depth or size.
 */
export function parseXml(text: string, limits: XmlLimits = usualLimits): XmlElement {
  // This check is needed because saxes accepts a lone surrogate as a character.
  if (forbidden.test(text)) throw new XmlFault('a forbidden character');
  return new Tree(limits).rootOf(text);
}

interface OpenElement extends XmlElement {
  readonly children: XmlNode[];
}

interface OpenTag {
  readonly element: OpenElement;
  readonly namespacesInScope: number;
}

const refuse = (problem: string) => () => {
  throw new XmlFault(problem);
};

/** Builds the element tree from the events of saxes. */
class Tree {
  readonly #parser = new SaxesParser({ xmlns: true, position: false });
  readonly #limits: XmlLimits;
  readonly #open: OpenTag[] = [];
  #elements = 0;
  #attributes = 0;
  #root: XmlElement | null = null;

  constructor(limits: XmlLimits) {
    this.#limits = limits;
    const parser = this.#parser;
    parser.on('error', ({ message }) => refuse(message)());
    parser.on('doctype', refuse('a document type'));
    parser.on('processinginstruction', refuse('a processing instruction'));
    parser.on('xmldecl', ({ version, encoding }) => {
      if (version !== '1.0' || (encoding ?? 'utf-8').toLowerCase() !== 'utf-8')
        refuse('another version or encoding')();
    });
    parser.on('opentagstart', () => {
      this.#attributes = 0;
    });
    // Attributes are counted as they arrive, so that a million of them are refused before they are collected.
    parser.on('attribute', ({ value }) => {
      this.#attributes += 1;
      if (this.#attributes > attributesMax) refuse('too many attributes')();
      if (value.length > valueLengthMax) refuse('too long a value')();
    });
    parser.on('opentag', (tag) => this.#opened(tag));
    parser.on('closetag', () => this.#open.pop());
    parser.on('text', (words) => this.#open.at(-1)?.element.children.push(words));
    parser.on('cdata', (words) => this.#open.at(-1)?.element.children.push(words));
  }

  rootOf(text: string): XmlElement {
    this.#parser.write(text).close();
    if (this.#root === null) throw new XmlFault('no root element');
    return this.#root;
  }

  #opened(tag: SaxesTagNS): void {
    this.#elements += 1;
    if (this.#elements > this.#limits.elements) throw new XmlFault('too many elements');
    if (this.#open.length >= this.#limits.depth) throw new XmlFault('too deep');
    const parent = this.#open.at(-1);
    const namespacesInScope = (parent?.namespacesInScope ?? 0) + Object.keys(tag.ns).length;
    if (namespacesInScope > namespacesMax) throw new XmlFault('too many namespaces');
    const element = elementOf(tag);
    parent?.element.children.push(element);
    this.#root ??= element;
    this.#open.push({ element, namespacesInScope });
  }
}

function elementOf({ prefix, local, uri, attributes }: SaxesTagNS): OpenElement {
  const all = Object.values(attributes);
  if (all.some(isForbiddenDeclaration)) throw new XmlFault('a reserved namespace');
  return {
    prefix,
    name: local,
    namespace: uri,
    attributes: all
      .filter((attribute) => !isDeclaration(attribute))
      .map((attribute) => ({
        prefix: attribute.prefix,
        name: attribute.local,
        namespace: attribute.uri,
        value: attribute.value,
      })),
    children: [],
  };
}

type Attribute = SaxesTagNS['attributes'][string];

const isDeclaration = ({ prefix, name }: Attribute) => prefix === 'xmlns' || name === 'xmlns';

const isForbiddenDeclaration = (attribute: Attribute) =>
  isDeclaration(attribute) && (attribute.local === 'xml' || attribute.value === xmlNamespace);
