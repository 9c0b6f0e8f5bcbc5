import { aPng } from '@tezga/print/a-png';
import { expect, test } from 'vitest';
import { sentPicture } from './sent-picture.ts';

const address = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
const png = aPng();
const webp = Buffer.from(
  'UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoDAAIAB0CWJaACdLoAA5gA/uUK+Cepco/+N48CvJdjoAAA',
  'base64',
);

test.each([
  ['image/png', png],
  ['image/webp', webp],
])('a valid picture of type %s is decoded to its bytes', async (type, bytes) => {
  expect(await sentPicture(address(type, bytes))).toEqual({ type, content: bytes });
});

test.each([
  ['a WebP declared as PNG', address('image/png', webp)],
  ['text', address('image/png', Buffer.from('<svg onload=alert(1)>'))],
  ['a WebP cut after its first four bytes', address('image/webp', Buffer.from('RIFF'))],
  ['an unsupported type', address('image/svg', png)],
  ['a cut PNG', address('image/png', png.subarray(0, -20))],
  [
    'a PNG with junk behind its signature',
    address('image/png', Buffer.concat([png.subarray(0, 8), Buffer.alloc(90, 7)])),
  ],
  ['base64 that was cut off', address('image/png', png).slice(0, -3)],
])('sentPicture refuses %s', async (_what, given) => {
  await expect(sentPicture(given)).rejects.toMatchObject({ code: 'image-not-valid' });
});

test('a PNG of 8400 by 8400 pixels is refused by its header, without decoding it', async () => {
  const hostile = aPng({ width: 8400, height: 8400 });
  await expect(sentPicture(address('image/png', hostile))).rejects.toMatchObject({ code: 'image-too-large' });
  // The header without pixels gives the same refusal, which shows that no pixels are decoded.
  const headOnly = hostile.subarray(0, 33);
  await expect(sentPicture(address('image/png', headOnly))).rejects.toMatchObject({
    code: 'image-too-large',
  });
});
