import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { accountSearch } from './account-search.ts';
import { journalsRequest } from './journals-request.ts';

test('a journal without filters requests only its first page', () => {
  expect(journalsRequest(defaultTableState)).toEqual({
    paginationOptions: { page: 1, maxCount: 15 },
    kinds: [],
    date: {},
  });
});

test('the request contains the filters, and an unknown kind is dropped', () => {
  const filters = { date: ['2026-10-01', ''], kind: ['cogs', 'gone', 'sale'], account: ['7:70:705'] };
  const sort = { column: 'amount', direction: 'asc' } as const;
  expect(journalsRequest({ ...defaultTableState, page: 2, filters, sort, search: 'deti' })).toEqual({
    paginationOptions: { page: 2, maxCount: 15 },
    kinds: ['sale', 'cogs'],
    account: '7:70:705',
    date: { from: '2026-10-01' },
    search: 'deti',
    sort: 'amount',
    direction: 'ascending',
  });
});

test('a link to the journal filters by the account of the chart that the path belongs to, or by the path itself if there is none', () => {
  expect(accountSearch(`5:53:531:5311:${'a'.repeat(24)}`)).toEqual(accountSearch('5:53:531:5311'));
  expect(Object.values(accountSearch('5:53:531:5311'))).toContain('5:53:531:5311');
  expect(Object.values(accountSearch('9:99'))).toContain('9:99');
});
