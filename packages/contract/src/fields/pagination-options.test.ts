import { expect, test } from 'vitest';
import { paginationOptions } from './pagination-options.ts';

test.each([
  [undefined, 0],
  [{}, 0],
  [{ maxCount: 40 }, 40],
  [{ maxCount: -1 }, -1],
  [{ maxCount: -2 }, -2],
])('pagination options %j give a maxCount of %d', (given, maxCount) => {
  expect(paginationOptions.parse(given)).toEqual({ page: 1, maxCount });
});

test.each([[{ maxCount: 10_001 }], [{ maxCount: 1.5 }], [{ page: 0 }]])(
  'pagination options %j are refused',
  (given) => {
    expect(paginationOptions.safeParse(given).success).toBe(false);
  },
);
