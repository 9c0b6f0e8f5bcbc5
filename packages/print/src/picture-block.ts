import type { Block } from './block.ts';
import type { Page } from './page.ts';

interface Room {
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/**
 * An image that PDFKit has opened, so that it can be drawn several times. The types of PDFKit lack this type.
 */
type Picture = Buffer & { readonly _brand: 'opened picture' };
type Opening = Page & { readonly openImage: (bytes: Buffer) => Picture };

const opened = new WeakMap<Page, Map<Uint8Array, Picture>>();

/** A PNG or JPEG scaled to fit into its box (`room`), centred or left-aligned. */
export function pictureBlock(bytes: Uint8Array, room: Room, { isCentered = false } = {}): Block {
  const { left, width, height } = room;
  const fit = { fit: [width, height], valign: 'center' } satisfies PDFKit.Mixins.ImageOption;
  return {
    height,
    draw(page, top) {
      page.image(pictureIn(page, bytes), left, top, isCentered ? { ...fit, align: 'center' } : fit);
    },
  };
}

/** The opened picture, cached for each document so that the logo is embedded only once. */
function pictureIn(page: Page, bytes: Uint8Array): Picture {
  const pictures = opened.get(page) ?? new Map<Uint8Array, Picture>();
  opened.set(page, pictures);
  const picture = pictures.get(bytes) ?? (page as Opening).openImage(Buffer.from(bytes));
  pictures.set(bytes, picture);
  return picture;
}
