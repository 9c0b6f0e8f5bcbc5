import { expect, test } from 'vitest';
import { asQuantity } from '../amounts.ts';
import { suggestedQuantity } from './reordering.ts';

const pieces = (count: number) => asQuantity(BigInt(count) * 1000n);

test.each([
  ['an article that sells slowly is ordered up to twice its minimum', { stock: 3, minimum: 10, sold: 4 }, 17],
  [
    'an article that sells fast is ordered up to the sales of a month',
    { stock: 3, minimum: 10, sold: 120 },
    117,
  ],
  [
    'for a negative stock the missing quantity is ordered in addition',
    { stock: -5, minimum: 10, sold: 0 },
    25,
  ],
  ['an article with more returns than sales counts as not sold', { stock: 0, minimum: 1, sold: -2 }, 2],
])('%s', (_title, { stock, minimum, sold }, expected) => {
  const low = { stock: pieces(stock), minimum: pieces(minimum), sold: pieces(sold) };
  expect(suggestedQuantity(low)).toBe(pieces(expected));
});
