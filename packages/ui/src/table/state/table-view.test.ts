import { expect, test } from 'vitest';
import { defaultTableState } from './table-state.ts';
import type { TableState } from './table-state.ts';
import { isInView, withView } from './table-view.ts';

const errors = { filters: { state: ['error'] } };
const deep: TableState = {
  page: 4,
  perPage: 50,
  sort: { column: 'date', direction: 'desc' },
  search: 'Hotel',
  filters: { shop: ['1'] },
  focus: 'x',
};

test('a saved filter replaces search and filters but not the sort order and the page size', () => {
  expect(withView(deep, errors)).toEqual({
    page: 1,
    perPage: 50,
    sort: { column: 'date', direction: 'desc' },
    search: '',
    filters: { state: ['error'] },
  });
});

test('a saved filter that has its own sort order also changes the sort order', () => {
  expect(withView(deep, { ...errors, sort: null }).sort).toBeNull();
});

test('isInView() compares search and filters, and ignores page and sort order', () => {
  const inView = withView(deep, errors);
  expect(isInView({ ...inView, page: 3, sort: null }, errors)).toBe(true);
  expect(isInView({ ...inView, search: 'x' }, errors)).toBe(false);
  expect(isInView(defaultTableState, { filters: {} })).toBe(true);
});
