import { expect, test } from 'vitest';
import { pageCount } from './page-count.ts';

test.each([
  ['an empty list has one page', { total: 0 }, { page: 1, rowCount: 0 }, { pages: 1, isLast: true }],
  [
    'the last page of an exact count is the last',
    { total: 31 },
    { page: 3, rowCount: 1 },
    { pages: 3, isLast: true },
  ],
  [
    'an earlier page of an exact count has a next page',
    { total: 31 },
    { page: 2, rowCount: 15 },
    { pages: 3, isLast: false },
  ],
  [
    'a full page of a capped count has a next page',
    { total: 30, isMore: true },
    { page: 4, rowCount: 15 },
    { pages: 4, isLast: false },
  ],
  [
    'a page of a capped count that is not full is the last',
    { total: 30, isMore: true },
    { page: 5, rowCount: 3 },
    { pages: 5, isLast: true },
  ],
])('%s', (_sentence, total, { page, rowCount }, expected) => {
  expect(pageCount(total, { page, perPage: 15, rowCount })).toEqual(expected);
});
