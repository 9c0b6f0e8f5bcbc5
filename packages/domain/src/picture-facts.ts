export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

export interface PictureFacts {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
}

/**
 * The maximum width and height in pixels. A picture is decompressed completely before it is drawn, and a
 * small file may decompress to gigabytes.
 */
export const pictureSideMax = 2000;

export const isPictureTooLarge = ({ width, height }: PictureFacts): boolean =>
  Math.max(width, height) > pictureSideMax;

/**
 * The type and size of a PNG, JPEG or WebP from its header; null if the header is not one of these, or a side
 * is 0.
 */
export function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  const facts = pngFacts(bytes) ?? jpegFacts(bytes) ?? webpFacts(bytes);
  return facts !== null && facts.width > 0 && facts.height > 0 ? facts : null;
}

const startsWith = (bytes: Uint8Array, first: readonly number[], at = 0): boolean =>
  first.every((byte, place) => bytes[at + place] === byte);

const lettersAt = (bytes: Uint8Array, at: number): string =>
  String.fromCodePoint(...bytes.subarray(at, at + 4));

const threeBytesAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 0x100 + (bytes[at + 2] ?? 0) * 0x1_0000;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

function pngFacts(bytes: Uint8Array): PictureFacts | null {
  const isPng = startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  if (!isPng || bytes.length < 24 || lettersAt(bytes, 12) !== 'IHDR') return null;
  const view = viewOf(bytes);
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Reads the size from the frame header of a JPEG, which may come after any number of other segments. */
function jpegFacts(bytes: Uint8Array): PictureFacts | null {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return null;
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrameHeader(marker))
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Any number of 0xff fill bytes may come before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/**
 * Whether a marker is a frame header: SOF0 to SOF15, except DHT, JPG and DAC, whose codes are in that range.
 */
export const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function webpFacts(bytes: Uint8Array): PictureFacts | null {
  if (bytes.length < 30 || lettersAt(bytes, 0) !== 'RIFF' || lettersAt(bytes, 8) !== 'WEBP') return null;
  const view = viewOf(bytes);
  const type = 'image/webp';
  switch (lettersAt(bytes, 12)) {
    case 'VP8 ':
      if (!startsWith(bytes, [0x9d, 0x01, 0x2a], 23)) return null;
      return { type, width: view.getUint16(26, true) % 0x4000, height: view.getUint16(28, true) % 0x4000 };
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return null;
      const sides = view.getUint32(21, true) % 0x1000_0000;
      return { type, width: (sides % 0x4000) + 1, height: Math.floor(sides / 0x4000) + 1 };
    }
    case 'VP8X':
      return { type, width: threeBytesAt(bytes, 24) + 1, height: threeBytesAt(bytes, 27) + 1 };
    default:
      return null;
  }
}
