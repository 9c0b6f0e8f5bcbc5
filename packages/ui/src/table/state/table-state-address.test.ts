import {
  assert,
  constantFrom,
  dictionary,
  integer,
  option,
  record,
  string,
  array,
  property,
  anything,
} from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { tableStateFromSearch, tableStateToSearch } from './table-state-address.ts';
import { defaultTableState, pageSizes } from './table-state.ts';
import type { TableState } from './table-state.ts';

const anyText = string({ unit: 'binary', maxLength: 12 });
const values = array(anyText, { minLength: 1, maxLength: 4 }).filter((list) =>
  list.some((value) => value !== ''),
);

const anyState: Arbitrary<TableState> = record(
  {
    page: integer({ min: 1, max: 1_000_000 }),
    perPage: constantFrom(...pageSizes),
    sort: option(
      record({ column: anyText.filter((id) => id !== ''), direction: constantFrom('asc', 'desc') }),
    ),
    search: anyText,
    filters: dictionary(anyText, values, { maxKeys: 4, noNullPrototype: true }),
    focus: anyText,
  },
  { requiredKeys: ['page', 'perPage', 'sort', 'search', 'filters'], noNullPrototype: true },
);

const withSecondPageByDefault: TableState = {
  ...defaultTableState,
  perPage: 50,
  sort: { column: 'date', direction: 'desc' },
  filters: { date: ['2026-10-16', '2026-11-14'] },
};

test('any state is the same after writing it to the URL and reading it', () => {
  assert(
    property(anyState, constantFrom(defaultTableState, withSecondPageByDefault), (state, defaults) => {
      const address = new URLSearchParams(tableStateToSearch(state, defaults)).toString();
      expect(tableStateFromSearch(new URLSearchParams(address), defaults)).toEqual(state);
    }),
  );
});

test('any state is the same after a router has parsed the URL into an object', () => {
  assert(
    property(anyState, (state) => {
      expect(tableStateFromSearch(tableStateToSearch(state))).toEqual(state);
    }),
  );
});

test('any URL, even a broken one, is read as a valid state', () => {
  const keys = constantFrom('page', 'perPage', 'sort', 'q', 'row', 'f.shop', 'f.', '__proto__', 'other');
  assert(
    property(dictionary(keys, anything()), (search) => {
      const state = tableStateFromSearch(search);
      expect(state.page).toBeGreaterThanOrEqual(1);
      expect(Number.isInteger(state.page)).toBe(true);
      expect(pageSizes).toContain(state.perPage);
      expect(typeof state.search).toBe('string');
      expect(
        Object.values(state.filters)
          .flat()
          .every((value) => typeof value === 'string'),
      ).toBe(true);
    }),
  );
});

test('the URL of a list in its default state has no search parameters', () => {
  expect(tableStateToSearch(defaultTableState)).toEqual({});
  expect(tableStateToSearch(withSecondPageByDefault, withSecondPageByDefault)).toEqual({});
});

test('the URL of a state has short and readable parameters', () => {
  const state: TableState = {
    page: 3,
    perPage: 50,
    sort: { column: 'date', direction: 'desc' },
    search: 'Hotel',
    filters: { shop: ['Qendër', 'Blloku'] },
    focus: '1848',
  };
  expect(tableStateToSearch(state)).toEqual({
    page: '3',
    perPage: '50',
    sort: 'date.desc',
    q: 'Hotel',
    row: '1848',
    'f.shop': 'Qendër,Blloku',
  });
});

test.each(['0', '-1', '1.5', '1e3', 'x', '', '99999999'])(
  'an invalid page %j is read as the first page',
  (page) => {
    expect(tableStateFromSearch({ page }).page).toBe(1);
  },
);

test.each(['14', '1000', '', 'x'])('an invalid page size %j is read as the default', (perPage) => {
  expect(tableStateFromSearch({ perPage }).perPage).toBe(15);
});

test.each(['date', '.asc', 'date.up', 'date.'])('an invalid sort order %j is read as the default', (sort) => {
  expect(tableStateFromSearch({ sort }, withSecondPageByDefault).sort).toEqual(withSecondPageByDefault.sort);
});

test('a filter that is on by default is still off after the user removes it and the URL is read again', () => {
  const dropped = tableStateToSearch({ ...withSecondPageByDefault, filters: {} }, withSecondPageByDefault);
  expect(dropped).toEqual({ 'f.date': '' });
  expect(tableStateFromSearch(dropped, withSecondPageByDefault).filters).toEqual({});
});
