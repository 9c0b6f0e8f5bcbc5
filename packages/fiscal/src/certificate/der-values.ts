import { DerFault, partsOf, tags, withTag, type DerValue } from './read-der.ts';

/** An object identifier as dotted text, such as 1.2.840.113549.1.1.11. */
export function objectIdentifierOf(value: DerValue | undefined): string {
  const { content } = withTag(value, tags.objectIdentifier);
  const numbers: number[] = [];
  let number = 0;
  for (const byte of content) {
    number = number * 128 + (byte & 0x7f);
    if (!Number.isSafeInteger(number)) throw new DerFault('an object identifier above the limit');
    if (byte >= 0x80) continue;
    numbers.push(number);
    number = 0;
  }
  const [first, ...others] = numbers;
  if (first === undefined || (content.at(-1) ?? 0) >= 0x80) throw new DerFault('not an object identifier');
  const top = Math.min(Math.floor(first / 40), 2);
  return [top, first - top * 40, ...others].join('.');
}

/** The bytes of a positive integer without the leading zero that marks it as positive. */
export function integerBytesOf(value: DerValue | undefined): Uint8Array {
  const { content } = withTag(value, tags.integer);
  const start = content.findIndex((byte) => byte !== 0);
  return start === -1 ? content.subarray(0, 0) : content.subarray(start);
}

export function smallIntegerOf(value: DerValue | undefined): number {
  const bytes = integerBytesOf(value);
  if (bytes.length > 4) throw new DerFault('a number above the limit');
  return bytes.reduce((number, byte) => number * 256 + byte, 0);
}

/** Content of a bit string that has no unused bits. */
export function bitsOf(value: DerValue | undefined): Uint8Array {
  const { content } = withTag(value, tags.bitString);
  if (content[0] !== 0) throw new DerFault('a bit string with unused bits');
  return content.subarray(1);
}

/** An AlgorithmIdentifier: the object identifier and its parameters. */
export function algorithmOf(value: DerValue | undefined): {
  readonly name: string;
  readonly parameters: DerValue | undefined;
} {
  const [name, parameters] = partsOf(value, tags.sequence);
  return { name: objectIdentifierOf(name), parameters };
}

const decoders: Readonly<Record<number, string>> = {
  0x0c: 'utf-8',
  0x12: 'latin1',
  0x13: 'latin1',
  0x14: 'latin1',
  0x16: 'latin1',
  0x1a: 'latin1',
  0x1e: 'utf-16be',
};

/** The text of a string value; null for any other type. */
export function textOf(value: DerValue | undefined): string | null {
  const encoding = value && decoders[value.tag];
  return encoding === undefined
    ? null
    : new TextDecoder(encoding, { ignoreBOM: true }).decode(value?.content);
}

/** UTCTime has a two-digit year, GeneralizedTime four digits; both must be in UTC with seconds. */
export function timeOf(value: DerValue | undefined): Date {
  const written = value === undefined ? '' : new TextDecoder('latin1').decode(value.content);
  const digits = value?.tag === 0x17 ? withCentury(written) : written;
  const match = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(digits);
  const [, year, month, day, hour, minute, second] = match ?? [];
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if ((value?.tag !== 0x17 && value?.tag !== 0x18) || Number.isNaN(time.getTime()))
    throw new DerFault('not a valid time');
  return time;
}

const withCentury = (written: string) => (Number(written.slice(0, 2)) < 50 ? '20' : '19') + written;
