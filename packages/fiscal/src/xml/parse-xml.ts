import { decodeText, forbiddenAt } from './decode-text.ts';
import type { XmlAttribute, XmlElement, XmlNode } from './xml-element.ts';
import { XmlFault } from './xml-fault.ts';

export interface XmlLimits {
  readonly depth: number;
  readonly elements: number;
  readonly attributesOfElement: number;
}

const usualLimits: XmlLimits = { depth: 64, elements: 100_000, attributesOfElement: 100 };

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
const nameStart = /[A-Za-z_\u0080-\uFFFF]/;
// Sticky, so that a name is taken where the reader stands and nowhere else.
const qualifiedName =
  /(?:([A-Za-z_\u0080-\uFFFF][\w.\-\u0080-\uFFFF]*):)?([A-Za-z_\u0080-\uFFFF][\w.\-\u0080-\uFFFF]*)/y;
const space = /[ \t\r\n]*/y;

/** What prefixes mean inside an element; most elements declare nothing and share their parent's. */
type Scope = ReadonlyMap<string, string>;
const outermost: Scope = new Map([
  ['', ''],
  ['xml', xmlNamespace],
]);

/**
 * Reads a document of the protocol: elements, attributes and text, nothing else. Document types, and with them every
 * kind of entity, are refused before they can do anything, and so is whatever is deeper or larger than messages are.
 */
export function parseXml(text: string, limits: XmlLimits = usualLimits): XmlElement {
  return new Reader(text, limits).document();
}

interface OpenTag {
  readonly prefix: string;
  readonly name: string;
  readonly written: string;
  readonly attributes: readonly XmlAttribute[];
  readonly scope: Scope;
  readonly isClosed: boolean;
}

class Reader {
  readonly #text: string;
  readonly #limits: XmlLimits;
  #at = 0;
  #elements = 0;

  constructor(text: string, limits: XmlLimits) {
    this.#text = text.codePointAt(0) === 0xfe_ff ? text.slice(1) : text;
    this.#limits = limits;
  }

  document(): XmlElement {
    const forbidden = forbiddenAt(this.#text);
    if (forbidden !== -1) throw new XmlFault('a character that may not be', forbidden);
    if (this.#text.startsWith('<?xml ')) this.#skipPast('?>');
    this.#skipBetween();
    const root = this.#element(outermost, 1);
    this.#skipBetween();
    if (this.#at < this.#text.length) throw this.#fault('something after the document');
    return root;
  }

  #element(scope: Scope, depth: number): XmlElement {
    if (depth > this.#limits.depth) throw this.#fault('too deep');
    this.#elements += 1;
    if (this.#elements > this.#limits.elements) throw this.#fault('too many elements');
    const tag = this.#openTag(scope);
    const children = tag.isClosed ? [] : this.#content(tag, depth);
    const { prefix, name, attributes } = tag;
    return { prefix, name, namespace: this.#meaning(prefix, tag.scope), attributes, children };
  }

  #content(tag: OpenTag, depth: number): XmlNode[] {
    const children: XmlNode[] = [];
    for (;;) {
      const next = this.#text.indexOf('<', this.#at);
      if (next === -1) throw this.#fault('an element without an end');
      if (next > this.#at) {
        const raw = this.#text.slice(this.#at, next);
        if (raw.includes(']]>')) throw this.#fault('a stray end of a section');
        children.push(decodeText(raw, this.#at));
      }
      this.#at = next;
      const letter = this.#text[next + 1] ?? '';
      if (letter === '/') {
        this.#closeTag(tag.written);
        return children;
      }
      if (nameStart.test(letter)) children.push(this.#element(tag.scope, depth + 1));
      else if (this.#text.startsWith('<!--', next)) this.#comment();
      else if (this.#text.startsWith('<![CDATA[', next)) children.push(this.#section());
      else throw this.#fault('markup that messages do not have');
    }
  }

  #openTag(outer: Scope): OpenTag {
    if (this.#text[this.#at] !== '<') throw this.#fault('no element');
    this.#at += 1;
    const { prefix, name, written } = this.#qualifiedName();
    const { pairs, scope } = this.#attributes(outer);
    const isClosed = this.#text[this.#at] === '/';
    if (isClosed) this.#at += 1;
    if (this.#text[this.#at] !== '>') throw this.#fault('a tag without an end');
    this.#at += 1;
    const attributes = pairs.map((pair) => ({
      ...pair,
      namespace: pair.prefix === '' ? '' : this.#meaning(pair.prefix, scope),
    }));
    this.#refuseTwice(attributes);
    return { prefix, name, written, attributes, scope, isClosed };
  }

  #attributes(outer: Scope): { pairs: { prefix: string; name: string; value: string }[]; scope: Scope } {
    const pairs: { prefix: string; name: string; value: string }[] = [];
    let scope: Map<string, string> | null = null;
    for (let count = 0; ; count += 1) {
      const began = this.#at;
      this.#skipSpace();
      const letter = this.#text[this.#at] ?? '';
      if (letter === '>' || letter === '/') return { pairs, scope: scope ?? outer };
      if (began === this.#at) throw this.#fault('no space before an attribute');
      if (count >= this.#limits.attributesOfElement) throw this.#fault('too many attributes');
      const { prefix, name, written } = this.#qualifiedName();
      const value = this.#attributeValue();
      if (written === 'xmlns' || prefix === 'xmlns') {
        scope ??= new Map(outer);
        this.#declare(scope, prefix === '' ? '' : name, value);
      } else pairs.push({ prefix, name, value });
    }
  }

  #declare(scope: Map<string, string>, prefix: string, namespace: string): void {
    if (prefix === 'xml' || prefix === 'xmlns' || namespace === xmlNamespace)
      throw this.#fault('a namespace that is not to be declared');
    if (prefix !== '' && namespace === '') throw this.#fault('a prefix without a namespace');
    scope.set(prefix, namespace);
  }

  #attributeValue(): string {
    this.#skipSpace();
    if (this.#text[this.#at] !== '=') throw this.#fault('an attribute without a value');
    this.#at += 1;
    this.#skipSpace();
    const quote = this.#text[this.#at];
    if (quote !== '"' && quote !== "'") throw this.#fault('a value without quotes');
    const begin = this.#at + 1;
    const end = this.#text.indexOf(quote, begin);
    if (end === -1) throw this.#fault('a value without an end');
    const raw = this.#text.slice(begin, end);
    if (raw.includes('<')) throw this.#fault('markup in a value');
    this.#at = end + 1;
    // White space in a value means spaces, unless it is spelled out.
    return decodeText(/[\t\n\r]/.test(raw) ? raw.replaceAll(/\r\n?|[\t\n]/g, ' ') : raw, begin);
  }

  #closeTag(written: string): void {
    this.#at += 2;
    if (!this.#text.startsWith(written, this.#at)) throw this.#fault('another element ends');
    this.#at += written.length;
    this.#skipSpace();
    if (this.#text[this.#at] !== '>') throw this.#fault('an end without an end');
    this.#at += 1;
  }

  #section(): string {
    const begin = this.#at + '<![CDATA['.length;
    const end = this.#text.indexOf(']]>', begin);
    if (end === -1) throw this.#fault('a section without an end');
    this.#at = end + 3;
    return this.#text.slice(begin, end).replaceAll(/\r\n?/g, '\n');
  }

  #comment(): void {
    const begin = this.#at + 4;
    const end = this.#text.indexOf('--', begin);
    if (end === -1 || this.#text[end + 2] !== '>') throw this.#fault('a comment without an end');
    this.#at = end + 3;
  }

  /** Before and after the root there may be comments and space. */
  #skipBetween(): void {
    this.#skipSpace();
    while (this.#text.startsWith('<!--', this.#at)) {
      this.#comment();
      this.#skipSpace();
    }
  }

  #skipPast(mark: string): void {
    const end = this.#text.indexOf(mark, this.#at);
    if (end === -1) throw this.#fault('no end');
    this.#at = end + mark.length;
  }

  #skipSpace(): void {
    space.lastIndex = this.#at;
    space.exec(this.#text);
    this.#at = space.lastIndex;
  }

  #qualifiedName(): { prefix: string; name: string; written: string } {
    qualifiedName.lastIndex = this.#at;
    const found = qualifiedName.exec(this.#text);
    if (found === null) throw this.#fault('no name');
    this.#at = qualifiedName.lastIndex;
    return { prefix: found[1] ?? '', name: found[2] ?? '', written: found[0] };
  }

  #meaning(prefix: string, scope: Scope): string {
    const namespace = scope.get(prefix);
    if (namespace === undefined) throw this.#fault('a prefix nobody declared');
    return namespace;
  }

  #refuseTwice(attributes: readonly XmlAttribute[]): void {
    if (attributes.length < 2) return;
    const names = new Set(attributes.map(({ namespace, name }) => `${namespace} ${name}`));
    if (names.size < attributes.length) throw this.#fault('an attribute twice');
  }

  #fault(problem: string): XmlFault {
    return new XmlFault(problem, this.#at);
  }
}
