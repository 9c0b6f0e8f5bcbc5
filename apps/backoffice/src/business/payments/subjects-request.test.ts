import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { cardRequest, openRequest, subjectsRequest } from './subjects-request.ts';

const subject = { type: 'supplier', subjectId: '00000000000000000000000a' } as const;

test('the list requests customers by default, and suppliers with open documents if the filters choose them', () => {
  expect(subjectsRequest(defaultTableState)).toEqual({ page: 1, perPage: 15, type: 'customer', open: '0' });
  const filters = { type: ['supplier'], open: ['open'] };
  const sort = { column: 'name', direction: 'asc' } as const;
  expect(subjectsRequest({ ...defaultTableState, search: 'bar', filters, sort })).toEqual({
    page: 1,
    perPage: 15,
    search: 'bar',
    sort: 'name',
    direction: 'ascending',
    type: 'supplier',
    open: '1',
  });
});

test('the card’s request has the period, and the request for open documents has the search text', () => {
  const state = { ...defaultTableState, page: 2, search: '12/', filters: { date: ['2026-01-01', ''] } };
  expect(cardRequest(subject, state)).toEqual({ ...subject, page: 2, perPage: 15, from: '2026-01-01' });
  expect(openRequest(subject, state)).toEqual({ ...subject, page: 2, perPage: 15, search: '12/' });
});
