import { refuseForbidden } from './decode-text.ts';
import { endOfName, nameAt } from './name-table.ts';
import { XmlFault } from './xml-fault.ts';

/** Code units that mean something in markup. */
export const units = {
  tab: 9,
  lineFeed: 10,
  carriageReturn: 13,
  blank: 32,
  doubleQuote: 34,
  ampersand: 38,
  singleQuote: 39,
  slash: 47,
  colon: 58,
  less: 60,
  equals: 61,
  greater: 62,
  /** From here on there are halves of characters, and two that may not be. */
  firstOfHalves: 0xd8_00,
} as const;

const { tab, lineFeed, carriageReturn, blank, colon } = units;

const declaration =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(["'])1\.0\1(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(["'])[Uu][Tt][Ff]-8\2)?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(["'])(?:yes|no)\3)?[ \t\r\n]*\?>/;

/** A place in a text of markup, and the ways on from it. */
export class XmlCursor {
  readonly text: string;
  at = 0;
  /** Of the name last read. */
  prefix = '';
  name = '';

  constructor(text: string) {
    this.text = text;
  }

  /** What stands here; no number at the end. */
  unit(): number {
    return this.text.charCodeAt(this.at);
  }

  startsWith(mark: string): boolean {
    return this.text.startsWith(mark, this.at);
  }

  /** What comes after the space. */
  skipSpace(): number {
    for (;;) {
      const unit = this.text.charCodeAt(this.at);
      if (unit !== blank && unit !== tab && unit !== lineFeed && unit !== carriageReturn) return unit;
      this.at += 1;
    }
  }

  /** What is declared must be true: a text is read as nothing but UTF-8. */
  skipDeclaration(): void {
    if (!this.startsWith('<?xml')) return;
    const found = declaration.exec(this.text.slice(0, 200));
    if (found === null) throw this.fault('a declaration that is none, or of another encoding');
    this.at = found[0].length;
  }

  /** Before and after the root there may be comments and space. */
  skipBetween(): void {
    this.skipSpace();
    while (this.startsWith('<!--')) {
      this.skipComment();
      this.skipSpace();
    }
  }

  skipComment(): void {
    const begin = this.at;
    const end = this.text.indexOf('--', begin + 4);
    if (end === -1 || this.text[end + 2] !== '>') throw this.fault('a comment without an end');
    refuseForbidden(this.text.slice(begin, end), begin);
    this.at = end + 3;
  }

  skipPast(mark: string): void {
    const end = this.text.indexOf(mark, this.at);
    if (end === -1) throw this.fault('no end');
    this.at = end + mark.length;
  }

  section(): string {
    const begin = this.at + '<![CDATA['.length;
    this.skipPast(']]>');
    const raw = this.text.slice(begin, this.at - 3);
    refuseForbidden(raw, begin);
    return raw.replaceAll(/\r\n?/g, '\n');
  }

  qualifiedName(): void {
    this.prefix = '';
    this.name = this.#simpleName();
    if (this.unit() !== colon) return;
    this.at += 1;
    this.prefix = this.name;
    this.name = this.#simpleName();
  }

  #simpleName(): string {
    const begin = this.at;
    this.at = endOfName(this.text, begin);
    if (this.at === begin) throw this.fault('no name');
    return nameAt(this.text, begin, this.at);
  }

  fault(problem: string): XmlFault {
    return new XmlFault(problem, this.at);
  }
}
