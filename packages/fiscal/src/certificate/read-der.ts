/** Invalid DER. The message names what was expected and never quotes the input. */
export class DerFault extends Error {
  override readonly name = 'DerFault';
}

export interface DerValue {
  readonly tag: number;
  readonly content: Uint8Array;
  /** The raw bytes: tag, length and content. */
  readonly bytes: Uint8Array;
}

export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectIdentifier: 0x06,
  sequence: 0x30,
  set: 0x31,
} as const;

/**
 * The maximum nesting depth: more than any certificate or key file has, and low enough to protect the stack.
 */
const depthMax = 24;
const constructed = 0x20;

/** Parses bytes that are exactly one DER value. */
export function readDer(bytes: Uint8Array): DerValue {
  const { value, end } = readAt(bytes, 0, 0);
  if (end !== bytes.length) throw new DerFault('bytes after the end');
  return value;
}

/** The values inside a constructed value with the given tag. */
export function partsOf(value: DerValue | undefined, tag: number): readonly DerValue[] {
  return readAll(withTag(value, tag).content, 0);
}

export function withTag(value: DerValue | undefined, tag: number): DerValue {
  if (value === undefined) throw new DerFault('a missing value');
  if (value.tag !== tag) throw new DerFault('an unexpected tag');
  return value;
}

/** The bytes of an octet string; some programs split it into chunks of indefinite length (BER). */
export function octetsOf(value: DerValue | undefined, depth = 0): Uint8Array {
  if (value === undefined || depth > depthMax) throw new DerFault('not an octet string');
  if ((value.tag & constructed) === 0) return value.content;
  const pieces = readAll(value.content, depth).map((piece) => octetsOf(piece, depth + 1));
  return joined(pieces);
}

export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let place = 0;
  for (const piece of pieces) {
    bytes.set(piece, place);
    place += piece.length;
  }
  return bytes;
}

export function areSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}

function readAll(bytes: Uint8Array, depth: number): readonly DerValue[] {
  const values: DerValue[] = [];
  for (let place = 0; place < bytes.length;) {
    const { value, end } = readAt(bytes, place, depth);
    values.push(value);
    place = end;
  }
  return values;
}

interface Read {
  readonly value: DerValue;
  readonly end: number;
}

function readAt(bytes: Uint8Array, start: number, depth: number): Read {
  const tag = byteAt(bytes, start);
  const first = byteAt(bytes, start + 1);
  if ((tag & 0x1f) === 0x1f) throw new DerFault('a multi-byte tag');
  if (first === 0x80) return readOpen(bytes, start, depth);
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  if (lengthBytes > 4) throw new DerFault('a length of too many bytes');
  let length = lengthBytes === 0 ? first : 0;
  for (let place = 0; place < lengthBytes; place += 1)
    length = length * 256 + byteAt(bytes, start + 2 + place);
  const from = start + 2 + lengthBytes;
  const end = from + length;
  if (end > bytes.length) throw new DerFault('fewer bytes than the length says');
  return { value: { tag, content: bytes.subarray(from, end), bytes: bytes.subarray(start, end) }, end };
}

/**
 * Reads a value of indefinite length, as some programs write it (BER); an end-of-contents value closes it.
 */
function readOpen(bytes: Uint8Array, start: number, depth: number): Read {
  const tag = byteAt(bytes, start);
  if ((tag & constructed) === 0 || depth >= depthMax) throw new DerFault('an indefinite length');
  let place = start + 2;
  while (byteAt(bytes, place) !== 0 || byteAt(bytes, place + 1) !== 0)
    place = readAt(bytes, place, depth + 1).end;
  const end = place + 2;
  return {
    value: { tag, content: bytes.subarray(start + 2, place), bytes: bytes.subarray(start, end) },
    end,
  };
}

function byteAt(bytes: Uint8Array, place: number): number {
  const byte = bytes[place];
  if (byte === undefined) throw new DerFault('fewer bytes than the length says');
  return byte;
}
