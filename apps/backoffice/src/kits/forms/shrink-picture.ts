/** The file is no picture that this browser can read. */
export class PictureUnreadable extends Error {
  override readonly name = 'PictureUnreadable';
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface ShrinkOptions {
  /** In pixels; a smaller picture stays as it is. */
  readonly longestSide: number;
  /** How many bytes the picture may have at most. */
  readonly limitBytes: number;
  /** PNG for what is printed too, WebP for what only screens show. */
  readonly format?: 'image/webp' | 'image/png';
}

/** The size within which the picture fits, in the same proportions. */
export function fittedSize({ width, height }: PictureSize, longestSide: number): PictureSize {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** How many bytes a data address stands for; four letters are three of them. */
function bytesInAddress(address: string): number {
  return ((address.length - address.indexOf(',') - 1) / 4) * 3;
}

const qualities = [0.9, 0.75, 0.5];
const smallestSide = 16;

/** Makes a picture small here, so that a photograph of ten megabytes never leaves the browser; as a data address. */
export async function shrinkPicture(file: Blob, options: ShrinkOptions): Promise<string> {
  const bitmap = await readPicture(file);
  try {
    const { format = 'image/webp', limitBytes } = options;
    for (let side = options.longestSide; side >= smallestSide; side = Math.floor(side * 0.75)) {
      const canvas = drawn(bitmap, fittedSize(bitmap, side));
      // Quality means nothing to a PNG.
      for (const quality of format === 'image/png' ? [1] : qualities) {
        const address = canvas.toDataURL(format, quality);
        if (bytesInAddress(address) <= limitBytes) return address;
      }
    }
    throw new PictureUnreadable(`the picture does not fit into ${limitBytes} bytes`);
  } finally {
    bitmap.close();
  }
}

async function readPicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (error) {
    throw new PictureUnreadable('the file is no picture', { cause: error });
  }
}

function drawn(bitmap: ImageBitmap, { width, height }: PictureSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureUnreadable('this browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}
