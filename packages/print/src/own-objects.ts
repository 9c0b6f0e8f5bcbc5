/**
 * The byte offsets of an object: its dictionary begins at `start`; its compressed stream, if any, is from
 * `streamStart` to `end`.
 */
export interface OwnObject {
  readonly number: number;
  readonly start: number;
  readonly streamStart: number;
  readonly end: number;
}

export interface OwnObjects {
  /** The bytes before the first object. */
  readonly header: Uint8Array;
  readonly objects: readonly OwnObject[];
  /** The object number of the root of the page tree. */
  readonly pages: number;
  /** The object number of the creation date. */
  readonly madeAt: number;
}

const lineFeed = 10;
const tailBytes = 64;
const streamMark = new TextEncoder().encode('stream\n');

/**
 * Lists the objects of a PDF that this package wrote, with its plain cross-reference table. Refuses any other
 * PDF.
 */
export function ownObjects(document: Uint8Array): OwnObjects {
  const tableStart = Number(found(/startxref\n(\d+)\n/, textOf(document.subarray(-tailBytes))));
  const table = textOf(document.subarray(tableStart));
  const starts = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  const inOrder = [...starts].toSorted((one, other) => one - other);
  const endAfter = new Map(inOrder.map((start, place) => [start, inOrder[place + 1] ?? tableStart]));
  const objects = starts.map((start, place): OwnObject => {
    const end = endAfter.get(start) ?? tableStart;
    return { number: place + 1, start, streamStart: streamStartOf(document, start, end), end };
  });
  const namedBy = (pattern: RegExp) => {
    const object = objects[Number(found(pattern, table)) - 1];
    return object === undefined ? '' : textOf(document.subarray(object.start, object.end));
  };
  const pages = Number(found(/\/Pages (\d+) 0 R/, namedBy(/\/Root (\d+) 0 R/)));
  const madeAt = Number(found(/\/CreationDate (\d+) 0 R/, namedBy(/\/Info (\d+) 0 R/)));
  return { header: document.subarray(0, inOrder[0] ?? 0), objects, pages, madeAt };
}

function found(pattern: RegExp, text: string): string {
  const part = pattern.exec(text)?.[1];
  if (part === undefined) throw new Error(`not a PDF written by this package: missing ${pattern.source}`);
  return part;
}

/** The start of the stream; equal to `end` for an object without a stream. */
function streamStartOf(document: Uint8Array, start: number, end: number): number {
  for (let at = start; at !== -1 && at < end; at = document.indexOf(lineFeed, at + 1))
    if (streamMark.every((byte, place) => document[at + 1 + place] === byte)) return at + 1;
  return end;
}

/** Decodes bytes as Latin-1, which has one character for each byte. */
export const textOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
