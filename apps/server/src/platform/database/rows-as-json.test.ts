import { expect, test } from 'vitest';
import { rowsAsJson } from './rows-as-json.ts';

test('a bigint becomes text, and a lone surrogate becomes the replacement character', () => {
  const rows = [{ price: 12_000n, name: 'gjysma \uD83D', whole: '😀', list: ['\uDE00'], none: null }];
  expect(JSON.parse(rowsAsJson(rows))).toEqual([
    { price: '12000', name: 'gjysma \uFFFD', whole: '😀', list: ['\uFFFD'], none: null },
  ]);
});
