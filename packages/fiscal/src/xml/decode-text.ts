import { XmlFault } from './xml-fault.ts';

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
// What no document may contain, not even spelled out.
const forbidden =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** The text that stands for itself and for its characters spelled out; other entities do not exist here. */
export function decodeText(raw: string, place: number): string {
  const text = raw.includes('\r') ? raw.replaceAll(/\r\n?/g, '\n') : raw;
  const decoded = text.includes('&')
    ? text.replaceAll(/&([^;&]{0,10});?/g, (written, name: string) => {
        if (!written.endsWith(';')) throw new XmlFault('an entity without an end', place);
        return characterOf(name, place);
      })
    : text;
  if (forbidden.test(decoded)) throw new XmlFault('a character that may not be', place);
  return decoded;
}

function characterOf(name: string, place: number): string {
  const known = named[name];
  if (known !== undefined) return known;
  const number = /^#(?:x([0-9A-Fa-f]{1,6})|(\d{1,7}))$/.exec(name);
  const [, hex, decimal] = number ?? [];
  const point = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16);
  if (!(point >= 9 && point <= 0x10_ff_ff)) throw new XmlFault('an entity nobody knows', place);
  return String.fromCodePoint(point);
}
