import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes);
const utf16 = (text: string, order: 'le' | 'be') =>
  new Uint8Array(
    text.split('').flatMap((letter) => {
      const code = letter.charCodeAt(0);
      const pair = [code & 0xff, code >> 8];
      return order === 'le' ? pair : pair.toReversed();
    }),
  );

test.each([
  ['UTF-8 with a byte order mark', bytesOf(0xef, 0xbb, 0xbf, 0xc3, 0xab), 'ë'],
  ['UTF-8 without a byte order mark', new TextEncoder().encode('Çmimi i njësisë'), 'Çmimi i njësisë'],
  [
    'little-endian UTF-16 with a byte order mark',
    new Uint8Array([0xff, 0xfe, ...utf16('Çmimi', 'le')]),
    'Çmimi',
  ],
  [
    'big-endian UTF-16 with a byte order mark',
    new Uint8Array([0xfe, 0xff, ...utf16('Çmimi', 'be')]),
    'Çmimi',
  ],
  ['UTF-16 without a byte order mark', utf16('Emri;Çmimi', 'le'), 'Emri;Çmimi'],
  ['Windows-1252 with Italian letters', bytesOf(0xc7, 0x6d, 0xeb, 0x20, 0xe0, 0xe8), 'Çmë àè'],
  ['Windows-1250 with South Slavic letters', bytesOf(0xeb, 0x20, 0xe6, 0xe8, 0xf0), 'ë ćčđ'],
])('a text in %s is decoded', (_name, bytes, text) => {
  expect(decodeText(bytes)).toBe(text);
});
