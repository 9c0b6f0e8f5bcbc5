import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';

const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly colorType: number;
  readonly isInterlaced: boolean;
}

/** The samples in a pixel and the allowed bit depths, by color type. */
const colorTypes: Readonly<Record<number, { samples: number; bits: readonly number[] }>> = {
  0: { samples: 1, bits: [1, 2, 4, 8, 16] },
  2: { samples: 3, bits: [8, 16] },
  3: { samples: 1, bits: [1, 2, 4, 8] },
  4: { samples: 2, bits: [8, 16] },
  6: { samples: 4, bits: [8, 16] },
};
const filterTypeMax = 4;

/** Whether all chunks and pixel rows are complete and PDFKit supports the format. */
export async function isWholePng(picture: Buffer): Promise<boolean> {
  const chunks = pngChunks(picture);
  const header = chunks === null ? null : pngHeader(chunks[0]?.content ?? Buffer.alloc(0));
  if (chunks === null || header === null) return false;
  const has = (type: string) => chunks.some((chunk) => chunk.type === type);
  // PDFKit mistakes the first frame of an animated PNG for the image data and fails.
  if (has('acTL') || has('fcTL') || (header.colorType === 3 && !has('PLTE'))) return false;
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ content }) => content));
  const rows = rowsOf(header);
  const length = rows.reduce((sum, row) => sum + row, 0);
  try {
    const pixels = await inflated(packed, { maxOutputLength: length });
    return pixels.length === length && areFiltersKnown(pixels, rows);
  } catch {
    return false;
  }
}

interface PngChunk {
  readonly type: string;
  readonly content: Buffer;
}

/** The chunks from IHDR to IEND; null if one is truncated or damaged. */
function pngChunks(picture: Buffer): PngChunk[] | null {
  const chunks: PngChunk[] = [];
  let at = 8;
  while (at + 12 <= picture.length) {
    const end = at + 8 + picture.readUInt32BE(at);
    if (end + 4 > picture.length) return null;
    const type = picture.toString('latin1', at + 4, at + 8);
    if (crc32(picture.subarray(at + 4, end)) !== picture.readUInt32BE(end)) return null;
    chunks.push({ type, content: picture.subarray(at + 8, end) });
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
  return null;
}

function pngHeader(content: Buffer): PngHeader | null {
  if (content.length !== 13) return null;
  const [bits = 0, colorType = 0, compression, filter, interlace = 0] = content.subarray(8);
  const isKnown = colorTypes[colorType]?.bits.includes(bits) === true && interlace <= 1;
  if (!isKnown || compression !== 0 || filter !== 0) return null;
  const [width, height] = [content.readUInt32BE(0), content.readUInt32BE(4)];
  return { width, height, bits, colorType, isInterlaced: interlace === 1 };
}

/** The start and the spacing of the seven interlace passes (Adam7). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The number of bytes of each pixel row, including its filter byte. */
function rowsOf({ width, height, bits, colorType, isInterlaced }: PngHeader): number[] {
  const pixelBits = bits * (colorTypes[colorType]?.samples ?? 0);
  const rows = (columns: number, count: number): number[] =>
    columns === 0 ? [] : Array.from({ length: count }, () => 1 + Math.ceil((columns * pixelBits) / 8));
  if (!isInterlaced) return rows(width, height);
  return passes.flatMap(([left, top, right, down]) =>
    rows(Math.max(0, Math.ceil((width - left) / right)), Math.max(0, Math.ceil((height - top) / down))),
  );
}

function areFiltersKnown(pixels: Buffer, rows: readonly number[]): boolean {
  let at = 0;
  return rows.every((length) => {
    const filter = pixels[at] ?? filterTypeMax + 1;
    at += length;
    return filter <= filterTypeMax;
  });
}
