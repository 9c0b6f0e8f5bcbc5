import { expect, test } from 'vitest';
import { pageSizeOf } from './page-size.ts';

test.each([
  [0, 15],
  [1, 1],
  [500, 500],
  [-1, 10_000],
  [-2, 10_000],
])('a maxCount of %d gives the page size %d', (maxCount, size) => {
  expect(pageSizeOf(maxCount)).toBe(size);
});
