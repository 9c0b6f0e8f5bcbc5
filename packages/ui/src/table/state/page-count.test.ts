import { expect, test } from 'vitest';
import { pageCount } from './page-count.ts';

test.each([
  ['an empty list has one page', { total: 0 }, { page: 1, rowCount: 0 }, { pages: 1, isLast: true }],
  [
    'a counted list ends where it is counted to',
    { total: 31 },
    { page: 3, rowCount: 1 },
    { pages: 3, isLast: true },
  ],
  [
    'before that there is another page',
    { total: 31 },
    { page: 2, rowCount: 15 },
    { pages: 3, isLast: false },
  ],
  [
    'where counting stopped a full page has another after it',
    { total: 30, isMore: true },
    { page: 4, rowCount: 15 },
    { pages: 4, isLast: false },
  ],
  [
    'and the first that is not full is the last',
    { total: 30, isMore: true },
    { page: 5, rowCount: 3 },
    { pages: 5, isLast: true },
  ],
])('%s', (_sentence, total, { page, rowCount }, expected) => {
  expect(pageCount(total, { page, perPage: 15, rowCount })).toEqual(expected);
});
