import { decodeText, refuseForbidden } from './decode-text.ts';
import { escapedText } from './escape-text.ts';
import { mayBeginName } from './name-table.ts';
import { meaningOf, outermost, type Scope } from './namespace-scope.ts';
import { readOpenTag, type OpenTag } from './open-tag.ts';
import { units, XmlCursor } from './xml-cursor.ts';
import type { XmlElement, XmlNode } from './xml-element.ts';

export interface XmlLimits {
  readonly depth: number;
  readonly elements: number;
}

const usualLimits: XmlLimits = { depth: 64, elements: 100_000 };
const nothing: readonly XmlNode[] = [];
const isOrdinary = new Uint8Array(128).fill(1, units.blank);
for (const unit of [units.tab, units.lineFeed]) isOrdinary[unit] = 1;
for (const unit of [units.ampersand, units.greater]) isOrdinary[unit] = 0;
const { slash, less, greater, firstOfHalves } = units;

/**
 * Reads a document of the protocol: elements, attributes and text, nothing else. Document types, and with them every
 * kind of entity, are refused before they can do anything, and so is whatever is deeper or larger than messages are.
 */
export function parseXml(text: string, limits: XmlLimits = usualLimits): XmlElement {
  return new Reader(text, limits).document();
}

/** Whether nothing in a text stands for anything but itself. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 128 ? isOrdinary[unit] === 0 : unit >= firstOfHalves) return false;
  }
  return true;
}

/**
 * Goes through the text once. It runs for every message that comes in and takes the largest part of its check, so it
 * cuts out only what is kept.
 */
class Reader {
  readonly #cursor: XmlCursor;
  readonly #limits: XmlLimits;
  #elements = 0;
  /** How often something so far is written as canonical XML would not write it. */
  #liberties = 0;

  constructor(text: string, limits: XmlLimits) {
    this.#cursor = new XmlCursor(text.charCodeAt(0) === 0xfe_ff ? text.slice(1) : text);
    this.#limits = limits;
  }

  document(): XmlElement {
    const cursor = this.#cursor;
    cursor.skipDeclaration();
    cursor.skipBetween();
    if (cursor.unit() !== less) throw cursor.fault('no element');
    const root = this.#element(outermost, 1);
    cursor.skipBetween();
    if (cursor.at < cursor.text.length) throw cursor.fault('something after the document');
    return root;
  }

  #element(outer: Scope, depth: number): XmlElement {
    const cursor = this.#cursor;
    if (depth > this.#limits.depth) throw cursor.fault('too deep');
    this.#elements += 1;
    if (this.#elements > this.#limits.elements) throw cursor.fault('too many elements');
    const begin = cursor.at;
    const libertiesBefore = this.#liberties;
    cursor.at += 1;
    const tag = readOpenTag(cursor, outer);
    const { prefix, name, attributes, scope, isClosed } = tag;
    const namespace = meaningOf(prefix, scope);
    if (namespace === undefined) throw cursor.fault('a prefix nobody declared');
    const declaresNamespace = scope !== outer;
    // What the parent has declared is not declared again.
    if (!tag.isCanonical || (declaresNamespace && namespace === outer.byDefault)) this.#liberties += 1;
    const children = isClosed ? nothing : this.#content(tag, depth);
    const isCanonical = this.#liberties === libertiesBefore;
    const place = { document: cursor.text, begin, end: cursor.at, isCanonical, declaresNamespace };
    return { prefix, name, namespace, attributes, children, place };
  }

  #content(tag: OpenTag, depth: number): readonly XmlNode[] {
    const cursor = this.#cursor;
    const children: XmlNode[] = [];
    for (;;) {
      const next = cursor.text.indexOf('<', cursor.at);
      if (next === -1) throw cursor.fault('an element without an end');
      if (next > cursor.at) children.push(this.#words(next));
      const unit = cursor.text.charCodeAt(next + 1);
      if (unit === slash) {
        this.#closeTag(tag);
        return children;
      }
      if (mayBeginName(unit)) children.push(this.#element(tag.scope, depth + 1));
      else this.#other(children);
    }
  }

  /** Text up to the next tag. */
  #words(end: number): string {
    const cursor = this.#cursor;
    const begin = cursor.at;
    const raw = cursor.text.slice(begin, end);
    cursor.at = end;
    if (isPlain(raw)) return raw;
    refuseForbidden(raw, begin);
    if (raw.includes(']]>')) throw cursor.fault('a stray end of a section');
    const words = decodeText(raw, begin);
    if (escapedText(words) !== raw) this.#liberties += 1;
    return words;
  }

  /** Comments and sections, neither of which canonical XML has. */
  #other(children: XmlNode[]): void {
    const cursor = this.#cursor;
    this.#liberties += 1;
    if (cursor.startsWith('<!--')) cursor.skipComment();
    else if (cursor.startsWith('<![CDATA[')) children.push(cursor.section());
    else throw cursor.fault('markup that messages do not have');
  }

  #closeTag({ prefix, name }: OpenTag): void {
    const cursor = this.#cursor;
    cursor.at += 2;
    const written = prefix === '' ? name : `${prefix}:${name}`;
    if (!cursor.startsWith(written)) throw cursor.fault('another element ends');
    cursor.at += written.length;
    if (cursor.unit() !== greater) {
      this.#liberties += 1;
      if (cursor.skipSpace() !== greater) throw cursor.fault('an end without an end');
    }
    cursor.at += 1;
  }
}
