import { decodeText, refuseForbidden } from './decode-text.ts';
import { escapedValue } from './escape-text.ts';
import { declaring, meaningOf, type Scope } from './namespace-scope.ts';
import type { XmlAttribute } from './xml-element.ts';
import { units, type XmlCursor } from './xml-cursor.ts';

const { blank, doubleQuote, ampersand, singleQuote, slash, less, equals, greater, firstOfHalves } = units;

/** What in a value stands for itself alone. */
const isOrdinary = new Uint8Array(128).fill(1, blank);
for (const unit of [doubleQuote, singleQuote, ampersand, less]) isOrdinary[unit] = 0;

const most = 100;
/** Longer than any message has, shorter than what is sent to do harm. */
const longest = 65_536;

export interface OpenTag {
  readonly prefix: string;
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly scope: Scope;
  readonly isClosed: boolean;
  /** Whether the tag is written as canonical XML would, without prefixes; its declarations aside. */
  readonly isCanonical: boolean;
}

/** Reads a tag from behind its bracket to behind the other one. */
export function readOpenTag(cursor: XmlCursor, outer: Scope): OpenTag {
  return new TagReader(cursor, outer).read();
}

class TagReader {
  readonly #cursor: XmlCursor;
  readonly #attributes: XmlAttribute[] = [];
  #scope: Scope;
  #declared: string[] | null = null;
  #hasPrefix = false;
  #isInOrder = true;
  #isCanonical = true;
  #last = '';

  constructor(cursor: XmlCursor, outer: Scope) {
    this.#cursor = cursor;
    this.#scope = outer;
  }

  read(): OpenTag {
    const cursor = this.#cursor;
    cursor.qualifiedName();
    const { prefix, name } = cursor;
    for (let count = 0; this.#isAnotherAhead(); count += 1) {
      if (count === most) throw cursor.fault('too many attributes');
      this.#attribute(count === 0);
    }
    const isClosed = cursor.unit() === slash;
    if (isClosed) cursor.at += 1;
    if (cursor.unit() !== greater) throw cursor.fault('a tag without an end');
    cursor.at += 1;
    const attributes = this.#hasPrefix ? this.#attributes.map(this.#withMeaning) : this.#attributes;
    // Names that rise are all different.
    if (!this.#isInOrder) this.#refuseTwice(attributes);
    const isCanonical =
      this.#isCanonical && this.#isInOrder && !this.#hasPrefix && prefix === '' && !isClosed;
    return { prefix, name, attributes, scope: this.#scope, isClosed, isCanonical };
  }

  #isAnotherAhead(): boolean {
    const cursor = this.#cursor;
    const began = cursor.at;
    const unit = cursor.skipSpace();
    if (unit === greater || unit === slash) {
      if (cursor.at !== began) this.#isCanonical = false;
      return false;
    }
    if (cursor.at === began) throw cursor.fault('no space before an attribute');
    if (cursor.at !== began + 1 || cursor.text.charCodeAt(began) !== blank) this.#isCanonical = false;
    return true;
  }

  #attribute(isFirst: boolean): void {
    const cursor = this.#cursor;
    cursor.qualifiedName();
    const { prefix, name } = cursor;
    const value = this.#value();
    if (prefix === 'xmlns' || (prefix === '' && name === 'xmlns')) {
      // Only the first may declare, and only what elements without a prefix are.
      if (prefix !== '' || !isFirst) this.#isCanonical = false;
      this.#declare(prefix === '' ? '' : name, value);
      return;
    }
    if (prefix !== '') this.#hasPrefix = true;
    if (!rises(this.#last, name)) this.#isInOrder = false;
    this.#last = name;
    this.#attributes.push({ prefix, name, namespace: '', value });
  }

  #declare(prefix: string, namespace: string): void {
    this.#declared ??= [];
    const scope = declaring(this.#scope, prefix, namespace);
    if (scope === null) throw this.#cursor.fault('a namespace that is not to be declared');
    if (this.#declared.includes(prefix)) throw this.#cursor.fault('a namespace twice');
    this.#declared.push(prefix);
    this.#scope = scope;
  }

  #value(): string {
    const cursor = this.#cursor;
    const quote = this.#quote();
    const { text } = cursor;
    const begin = cursor.at;
    let isPlain = true;
    for (let at = begin; ; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit < 128 ? isOrdinary[unit] === 1 : unit < firstOfHalves) continue;
      if (unit === quote) {
        cursor.at = at + 1;
        if (at - begin > longest) throw cursor.fault('too long a value');
        const raw = text.slice(begin, at);
        return isPlain ? raw : this.#decoded(raw, begin);
      }
      if (unit === less) throw cursor.fault('markup in a value');
      if (at >= text.length) throw cursor.fault('a value without an end');
      if (unit !== doubleQuote && unit !== singleQuote) isPlain = false;
    }
  }

  /** Up to behind the mark that a value begins with, which is the one it ends with. */
  #quote(): number {
    const cursor = this.#cursor;
    if (cursor.unit() !== equals) {
      this.#isCanonical = false;
      if (cursor.skipSpace() !== equals) throw cursor.fault('an attribute without a value');
    }
    cursor.at += 1;
    let quote = cursor.unit();
    if (quote !== doubleQuote) {
      this.#isCanonical = false;
      quote = cursor.skipSpace();
    }
    if (quote !== doubleQuote && quote !== singleQuote) throw cursor.fault('a value without quotes');
    cursor.at += 1;
    return quote;
  }

  #decoded(raw: string, begin: number): string {
    refuseForbidden(raw, begin);
    // White space in a value means spaces, unless it is spelled out.
    const value = decodeText(raw.replaceAll(/\r\n?|[\t\n]/g, ' '), begin);
    if (escapedValue(value) !== raw) this.#isCanonical = false;
    return value;
  }

  readonly #withMeaning = (attribute: XmlAttribute): XmlAttribute => {
    if (attribute.prefix === '') return attribute;
    const namespace = meaningOf(attribute.prefix, this.#scope);
    if (namespace === undefined) throw this.#cursor.fault('a prefix nobody declared');
    return { ...attribute, namespace };
  };

  #refuseTwice(attributes: readonly XmlAttribute[]): void {
    const names = new Set(attributes.map(({ namespace, name }) => `${namespace} ${name}`));
    if (names.size < attributes.length) throw this.#cursor.fault('an attribute twice');
  }
}

/** Whether a name comes after another; mostly the first letters tell. */
function rises(one: string, other: string): boolean {
  const first = one.charCodeAt(0);
  const second = other.charCodeAt(0);
  return first === second ? one < other : !(first > second);
}
