import { expect, test } from 'vitest';
import { imageContent } from './image-content.ts';

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
const jpeg = Buffer.from('ffd8ffe000104a46', 'hex');
const webp = Buffer.concat([Buffer.from('RIFF'), Buffer.from([4, 0, 0, 0]), Buffer.from('WEBPVP8 ')]);

test.each([
  ['image/png', png],
  ['image/jpeg', jpeg],
  ['image/webp', webp],
])('a picture that is %s keeps its bytes', (type, bytes) => {
  expect(imageContent(dataUrl(type, bytes))).toEqual({ type, content: bytes });
});

test.each([
  ['a JPEG that calls itself PNG', dataUrl('image/png', jpeg)],
  ['text', dataUrl('image/png', Buffer.from('<svg onload=alert(1)>'))],
  ['a beginning alone', dataUrl('image/webp', Buffer.from('RIFF'))],
  ['a type nobody shows', dataUrl('image/svg', png)],
  ['base64 that was cut off', dataUrl('image/png', png).slice(0, -3)],
])('%s is refused', (_what, given) => {
  expect(() => imageContent(given)).toThrow(expect.objectContaining({ code: 'image-not-valid' }));
});
