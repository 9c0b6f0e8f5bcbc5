import { XmlFault } from './xml-fault.ts';

const named: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Whether a character may stand in a document, spelled out or not. */
const mayBe = (point: number) =>
  point === 9 ||
  point === 10 ||
  point === 13 ||
  (point >= 0x20 && point <= 0xd7_ff) ||
  (point >= 0xe0_00 && point <= 0xff_fd) ||
  (point >= 0x1_00_00 && point <= 0x10_ff_ff);

const controls = String.raw`\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF`;
const suspect = new RegExp(String.raw`[${controls}\uD800-\uDFFF]`);
const forbidden = new RegExp(String.raw`[${controls}]|\p{Surrogate}`, 'u');

/** Throws where a text has a character that no document may have, or half of one. */
export function refuseForbidden(text: string, place: number): void {
  // Reading by whole characters is slow, and needed only where one has two halves.
  if (!suspect.test(text)) return;
  const found = text.search(forbidden);
  if (found !== -1) throw new XmlFault('a character that may not be', place + found);
}

/** The text that stands for itself and for its characters spelled out; other entities do not exist here. */
export function decodeText(raw: string, place: number): string {
  const text = raw.includes('\r') ? raw.replaceAll(/\r\n?/g, '\n') : raw;
  if (!text.includes('&')) return text;
  // Looked for first: replacing finds them all before it looks at any.
  if (/&(?![^;&]{1,10};)/.test(text)) throw new XmlFault('an entity without an end', place);
  return text.replaceAll(/&([^;&]+);/g, (_written, name: string) => characterOf(name, place));
}

function characterOf(name: string, place: number): string {
  const known = named.get(name);
  if (known !== undefined) return known;
  const number = /^#(?:x([0-9A-Fa-f]{1,6})|(\d{1,7}))$/.exec(name);
  const [, hex, decimal] = number ?? [];
  const point = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16);
  if (!mayBe(point)) throw new XmlFault('an entity nobody knows', place);
  return String.fromCodePoint(point);
}
