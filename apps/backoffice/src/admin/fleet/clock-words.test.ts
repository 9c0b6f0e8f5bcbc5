import { expect, test } from 'vitest';
import { clockWords } from './clock-words.ts';

test.each([
  [null, null],
  [0, '+0:00'],
  [185_400, '+3:05'],
  [-61_000, '−1:01'],
  [7_200_000, '+120:00'],
])('a clock difference of %s ms is shown as %s', (differenceMs, words) => {
  expect(clockWords(differenceMs)).toBe(words);
});
