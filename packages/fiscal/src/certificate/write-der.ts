import { joined, tags } from './read-der.ts';

/** Encodes one value: tag, length in its shortest form, content. */
export function derValue(tag: number, ...content: readonly Uint8Array[]): Uint8Array {
  const bytes = joined(content);
  return joined([Uint8Array.of(tag, ...lengthBytes(bytes.length)), bytes]);
}

function lengthBytes(length: number): readonly number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return [0x80 + bytes.length, ...bytes];
}

export const sequence = (...parts: readonly Uint8Array[]) => derValue(tags.sequence, ...parts);
export const setOf = (...parts: readonly Uint8Array[]) => derValue(tags.set, ...parts);
export const octetString = (bytes: Uint8Array) => derValue(tags.octetString, bytes);
export const trueValue = derValue(tags.boolean, Uint8Array.of(0xff));
export const nothing = derValue(0x05);

/** A constructed value with a context-specific tag. */
export const numbered = (number: number, ...parts: readonly Uint8Array[]) =>
  derValue(0xa0 + number, ...parts);

export const bitString = (bytes: Uint8Array, unusedBits = 0) =>
  derValue(tags.bitString, Uint8Array.of(unusedBits), bytes);

/** A positive integer, given as a number or as big-endian bytes. */
export function integer(value: number | Uint8Array): Uint8Array {
  const bytes = typeof value === 'number' ? bytesOfNumber(value) : value;
  // The top bit is the sign in DER, so a positive integer with this bit gets a leading zero.
  const isNegative = (bytes[0] ?? 0) >= 0x80;
  return derValue(tags.integer, isNegative ? Uint8Array.of(0) : new Uint8Array(), bytes);
}

function bytesOfNumber(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Uint8Array.from(bytes.length === 0 ? [0] : bytes);
}

export function objectIdentifier(dotted: string): Uint8Array {
  const [top = 0, second = 0, ...others] = dotted.split('.').map(Number);
  const bytes = [top * 40 + second, ...others].flatMap(base128);
  return derValue(tags.objectIdentifier, Uint8Array.from(bytes));
}

function base128(number: number): readonly number[] {
  const bytes = [number % 128];
  for (let rest = Math.floor(number / 128); rest > 0; rest = Math.floor(rest / 128))
    bytes.unshift((rest % 128) + 128);
  return bytes;
}

/**
 * Encodes a text as PrintableString, as the authority does, if its characters allow this; otherwise as
 * UTF8String.
 */
export function text(value: string): Uint8Array {
  const isPlain = /^[A-Za-z0-9 '()+,\-./:=?]*$/.test(value);
  return derValue(isPlain ? 0x13 : 0x0c, new TextEncoder().encode(value));
}

/**
 * Encodes a time as UTCTime (two-digit year) up to 2049 and as GeneralizedTime after that, as RFC 5280
 * requires.
 */
export function time(moment: Date): Uint8Array {
  const digits = `${moment.toISOString().slice(0, 19).replaceAll(/\D/g, '')}Z`;
  const isShort = moment.getUTCFullYear() < 2050;
  return derValue(isShort ? 0x17 : 0x18, new TextEncoder().encode(isShort ? digits.slice(2) : digits));
}
