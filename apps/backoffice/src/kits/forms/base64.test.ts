import { expect, test } from 'vitest';
import { base64Of, blobOf } from './base64.ts';

test('large files survive encoding and decoding', async () => {
  const bytes = Uint8Array.from({ length: 100_003 }, (_, place) => (place * 31) % 256);
  const text = await base64Of(new Blob([bytes]));
  expect(text).toMatch(/^[0-9A-Za-z+/]+={0,2}$/);
  const back = blobOf(text, 'application/pdf');
  expect(back.type).toBe('application/pdf');
  expect(new Uint8Array(await back.arrayBuffer())).toEqual(bytes);
});
