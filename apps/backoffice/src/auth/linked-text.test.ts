import { expect, test } from 'vitest';
import { linkedText } from './linked-text.ts';

test('URLs of the back office in a text become links, and the text around them is unchanged', () => {
  expect(linkedText('Hapni https://tezga.example/r/ab_C-1. Faleminderit!')).toEqual([
    { text: 'Hapni ', path: null },
    { text: 'https://tezga.example/r/ab_C-1', path: '/r/ab_C-1' },
    { text: '. Faleminderit!', path: null },
  ]);
});

test.each(['http://firma.example/x', 'https://tezga.example/r/', 'Kodi: 123456', 'shikoni /r/abc'])(
  '%s does not become a link',
  (text) => {
    expect(linkedText(text)).toEqual([{ text, path: null }]);
  },
);
