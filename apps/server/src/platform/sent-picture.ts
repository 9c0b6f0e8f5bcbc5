import { isPictureTooLarge, pictureFacts, refuseUnless, type PictureType } from '@tezga/domain';
import { isDrawable } from '@tezga/print';

export interface SentPicture {
  readonly type: PictureType;
  readonly content: Buffer;
}

/**
 * Decodes the picture in a data URL. Refuses a picture that is damaged or incomplete, has too many pixels, or has
 * bytes of another type than the URL says.
 */
export async function sentPicture(address: string): Promise<SentPicture> {
  const [, type = '', base64 = ''] = /^data:([a-z/]+);base64,(.*)$/.exec(address) ?? [];
  const content = Buffer.from(base64, 'base64');
  const facts = pictureFacts(content);
  refuseUnless(facts !== null && facts.type === type && base64.length % 4 === 0, 'image-not-valid');
  refuseUnless(!isPictureTooLarge(facts), 'image-too-large');
  // Checks that the PDF writer can decode a PNG or JPEG. Not WebP, which only browsers show and which is never
  // printed.
  refuseUnless(facts.type === 'image/webp' || (await isDrawable(content)), 'image-not-valid');
  return { type: facts.type, content };
}
