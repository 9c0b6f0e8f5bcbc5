import { isPictureTooLarge, pictureFacts } from '@tezga/domain';
import PDFDocument from 'pdfkit';
import { isWholeJpeg } from './whole-jpeg.ts';
import { isWholePng } from './whole-png.ts';

/**
 * Whether the bytes are a complete PNG or JPEG within the size limit. PDFKit decodes some PNGs itself and
 * crashes its thread on damaged ones, so they must be checked before.
 */
export async function isDrawable(bytes: Uint8Array): Promise<boolean> {
  const facts = pictureFacts(bytes);
  if (facts === null || isPictureTooLarge(facts)) return false;
  const picture = Buffer.from(bytes);
  if (facts.type === 'image/png') return (await isWholePng(picture)) && isOpened(picture);
  return facts.type === 'image/jpeg' && isWholeJpeg(picture) && isOpened(picture);
}

/**
 * Checks logos and caches the results, because all invoices of a business have the same logo. Returns null
 * for a logo that is not drawable.
 */
export function drawableLogos(): (logo: Uint8Array | null) => Promise<Uint8Array | null> {
  const checked = new Map<Uint8Array, boolean>();
  return async (logo) => {
    if (logo === null) return null;
    const isFine = checked.get(logo) ?? (await isDrawable(logo));
    checked.set(logo, isFine);
    return isFine ? logo : null;
  };
}

function isOpened(picture: Buffer): boolean {
  try {
    const writer = new PDFDocument({ autoFirstPage: false, font: null as unknown as string });
    (writer as unknown as { openImage: (bytes: Buffer) => unknown }).openImage(picture);
    return true;
  } catch {
    return false;
  }
}
