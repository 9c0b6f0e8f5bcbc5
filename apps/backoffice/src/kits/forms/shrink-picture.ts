/** The browser cannot decode the file as a picture. */
export class PictureUnreadable extends Error {
  override readonly name = 'PictureUnreadable';
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface ShrinkOptions {
  /** Maximum side length in pixels; smaller pictures are not enlarged. */
  readonly longestSide: number;
  /** Maximum size of the picture in bytes. */
  readonly limitBytes: number;
  /** PNG for pictures that are also printed, WebP for screens only. */
  readonly format?: 'image/webp' | 'image/png';
}

/** Scales a size down so that no side is longer than `longestSide`, with the same aspect ratio. */
export function fittedSize({ width, height }: PictureSize, longestSide: number): PictureSize {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The decoded size of a base64 data URL: four characters are three bytes. */
function bytesInAddress(address: string): number {
  return ((address.length - address.indexOf(',') - 1) / 4) * 3;
}

const qualities = [0.9, 0.75, 0.5];
const smallestSide = 16;

/** Resizes a picture in the browser, so that a photo of ten megabytes is never uploaded; returns a data URL. */
export async function shrinkPicture(file: Blob, options: ShrinkOptions): Promise<string> {
  const bitmap = await readPicture(file);
  try {
    const { format = 'image/webp', limitBytes } = options;
    for (let side = options.longestSide; side >= smallestSide; side = Math.floor(side * 0.75)) {
      const canvas = drawn(bitmap, fittedSize(bitmap, side));
      // PNG ignores the quality parameter.
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
