import { expect, test } from 'vitest';
import { isPictureTooLarge, pictureFacts, pictureSideMax } from './picture-facts.ts';

const bytes = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));
const pngHead = (width: number, height: number) => {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008060000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Uint8Array.from(head);
};
const jpegHead = Uint8Array.from(
  Buffer.from('ffd8ffe00010' + '00'.repeat(14) + 'ffffc20011080002000303', 'hex'),
);

test.each([
  ['a PNG', pngHead(640, 480), { type: 'image/png', width: 640, height: 480 }],
  ['a JPEG', jpegHead, { type: 'image/jpeg', width: 3, height: 2 }],
  [
    'a lossy WebP',
    bytes('UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoDAAIAB0CWJaACdLoAA5gA/uUK+Cepco/+N48CvJdjoAAA'),
    { type: 'image/webp', width: 3, height: 2 },
  ],
  [
    'a lossless WebP',
    bytes('UklGRhwAAABXRUJQVlA4TA8AAAAvAkAAAAcQ/Y/+ByKi/wEA'),
    { type: 'image/webp', width: 3, height: 2 },
  ],
  [
    'an extended WebP',
    bytes('UklGRhYCAABXRUJQVlA4WAoAAAAgAAAAAgAAAQAA'),
    { type: 'image/webp', width: 3, height: 2 },
  ],
])('type and size of %s are read from its header', (_what, picture, facts) => {
  expect(pictureFacts(picture)).toEqual(facts);
});

test.each([
  ['nothing', new Uint8Array()],
  ['text', Uint8Array.from(Buffer.from('<svg onload="alert(1)">'))],
  ['the signature of a PNG alone', pngHead(1, 1).subarray(0, 8)],
  ['a PNG cut within its header', pngHead(1, 1).subarray(0, 20)],
  ['a PNG without width', pngHead(0, 5)],
  ['a PNG without height', pngHead(5, 0)],
  ['a JPEG cut before its frame', jpegHead.subarray(0, 22)],
  [
    'a JPEG with junk behind its signature',
    Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
  ],
  ['the signature of a WebP alone', Uint8Array.from(Buffer.from('RIFF\0\0\0\0WEBPVP8 '))],
])('pictureFacts returns null for %s', (_what, picture) => {
  expect(pictureFacts(picture)).toBeNull();
});

const size = (width: number, height: number) => ({ type: 'image/png', width, height }) as const;

test('a picture that exceeds the limit by one pixel in width or height is too large', () => {
  expect(isPictureTooLarge(size(pictureSideMax, pictureSideMax))).toBe(false);
  expect(isPictureTooLarge(size(pictureSideMax + 1, 1))).toBe(true);
  expect(isPictureTooLarge(size(1, pictureSideMax + 1))).toBe(true);
});
