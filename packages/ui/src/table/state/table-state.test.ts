import { expect, test } from 'vitest';
import {
  defaultTableState,
  filterKey,
  isFiltered,
  withFilter,
  withNextSort,
  withPage,
  withPerPage,
  withSearch,
  withoutFilters,
} from './table-state.ts';
import type { TableState } from './table-state.ts';

const deepInTheList: TableState = { ...defaultTableState, page: 7, focus: 'row-93' };

test.each([
  ['a filter', withFilter(deepInTheList, 'shop', ['1'])],
  ['a search', withSearch(deepInTheList, 'Hotel')],
  ['another order', withNextSort(deepInTheList, 'date')],
  ['removing all filters', withoutFilters(deepInTheList)],
])('%s goes back to the first page and clears the focused row', (_change, state) => {
  expect(state.page).toBe(1);
  expect(state).not.toHaveProperty('focus');
});

test('setting a filter to no value, or only to empty values, removes it', () => {
  const filtered = withFilter(defaultTableState, 'shop', ['1', '2']);
  expect(isFiltered(filtered)).toBe(true);
  expect(isFiltered(withFilter(filtered, 'shop', []))).toBe(false);
  expect(isFiltered(withFilter(filtered, 'shop', ['', '']))).toBe(false);
});

test('clearing removes the search and every filter except the fixed ones', () => {
  const view = { deadline: ['missed'] };
  const searched: TableState = { ...defaultTableState, search: 'Hotel', filters: { ...view, shop: ['1'] } };
  expect(withoutFilters(searched)).toEqual(defaultTableState);
  expect(withoutFilters(searched, view)).toEqual({ ...defaultTableState, filters: view });
});

test('a date range may be open at one end', () => {
  expect(withFilter(defaultTableState, 'date', ['', '2026-11-14']).filters).toEqual({
    date: ['', '2026-11-14'],
  });
});

test('sorting by a column is ascending at first, and then alternates', () => {
  const once = withNextSort(defaultTableState, 'date');
  const twice = withNextSort(once, 'date');
  expect(once.sort).toEqual({ column: 'date', direction: 'asc' });
  expect(twice.sort).toEqual({ column: 'date', direction: 'desc' });
  expect(withNextSort(twice, 'date').sort).toEqual(once.sort);
  expect(withNextSort(twice, 'total').sort).toEqual({ column: 'total', direction: 'asc' });
});

test('after a change of the page size, the first visible row is still on the page', () => {
  const fourthPage = withPage(defaultTableState, 4);
  expect(withPerPage(fourthPage, 50).page).toBe(1);
  expect(withPerPage(withPage(defaultTableState, 5), 50).page).toBe(2);
  expect(withPerPage({ ...defaultTableState, perPage: 100, page: 2 }, 15).page).toBe(7);
});

test('the filter key does not depend on sort order, page or the order in which filters were set', () => {
  const one = withFilter(withFilter(defaultTableState, 'shop', ['1']), 'state', ['error']);
  const other = withNextSort(
    withFilter(withFilter(defaultTableState, 'state', ['error']), 'shop', ['1']),
    'date',
  );
  expect(filterKey(withPage(other, 3))).toBe(filterKey(one));
  expect(filterKey(withSearch(one, 'x'))).not.toBe(filterKey(one));
});
