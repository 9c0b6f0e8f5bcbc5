import { refuseUnless } from '@tezga/domain';

export interface ImageContent {
  readonly type: string;
  readonly content: Buffer;
}

const isOfType: Record<string, (bytes: Buffer) => boolean> = {
  'image/png': (bytes) => bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a',
  'image/jpeg': (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff',
  'image/webp': (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/** The picture in a data URL. What only calls itself a picture is refused: it would be handed to other people's screens. */
export function imageContent(dataUrl: string): ImageContent {
  const [, type = '', base64 = ''] = /^data:([a-z/]+);base64,(.*)$/.exec(dataUrl) ?? [];
  const content = Buffer.from(base64, 'base64');
  refuseUnless(base64.length % 4 === 0 && isOfType[type]?.(content) === true, 'image-not-valid');
  return { type, content };
}
