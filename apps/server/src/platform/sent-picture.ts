import { isPictureTooLarge, pictureFacts, refuseUnless, type PictureType } from '@tezga/domain';
import { isDrawable } from '@tezga/print';

export interface SentPicture {
  readonly type: PictureType;
  readonly content: Buffer;
}

/**
 * Decodes the picture of a data URL; refused if its bytes are of another type, cut or damaged, or if it has too many
 * pixels.
 */
export async function sentPicture(address: string): Promise<SentPicture> {
  const [, type = '', base64 = ''] = /^data:([a-z/]+);base64,(.*)$/.exec(address) ?? [];
  const content = Buffer.from(base64, 'base64');
  const facts = pictureFacts(content);
  refuseUnless(facts !== null && facts.type === type && base64.length % 4 === 0, 'image-not-valid');
  refuseUnless(!isPictureTooLarge(facts), 'image-too-large');
  // The PDF writer must be able to decode a PNG or JPEG; WebP is shown by browsers only and never printed.
  refuseUnless(facts.type === 'image/webp' || (await isDrawable(content)), 'image-not-valid');
  return { type: facts.type, content };
}
