import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { CellValue, Column } from '../column.ts';
import { pageSelection, sumOf, withPageToggled, withRange, withToggled } from './row-selection.ts';
import type { RowSelection } from './row-selection.ts';

interface Sale {
  readonly id: string;
  readonly total: CellValue;
}

const idOf = (sale: Sale) => sale.id;
const page: Sale[] = ['a', 'b', 'c', 'd', 'e'].map((id, at) => ({ id, total: BigInt(at + 1) * 100n }));
const [a, b] = page as [Sale, Sale];
const earlier: Sale = { id: 'earlier', total: 5000n };
const nothing: RowSelection<Sale> = new Map();
const ids = (selection: RowSelection<Sale>) => [...selection.keys()];

test('selecting a row twice deselects it', () => {
  const once = withToggled(nothing, 'a', a);
  expect(ids(once)).toEqual(['a']);
  expect(ids(withToggled(once, 'a', a))).toEqual([]);
});

test('a range includes both ends in either direction', () => {
  const start = { anchor: 3, before: nothing };
  expect(ids(withRange(start, page, idOf, 1))).toEqual(['b', 'c', 'd']);
  expect(ids(withRange(start, page, idOf, 4))).toEqual(['d', 'e']);
});

test('a range selects the rows between its ends, and does not change the rows selected before the range', () => {
  assert(
    property(integer({ min: 0, max: 4 }), integer({ min: 0, max: 4 }), (anchor, end) => {
      const before = withToggled(withToggled(nothing, 'a', a), 'earlier', earlier);
      const between = page.slice(Math.min(anchor, end), Math.max(anchor, end) + 1).map(idOf);
      const drawn = withRange({ anchor, before }, page, idOf, end);
      expect(new Set(drawn.keys())).toEqual(new Set(['a', 'earlier', ...between]));
    }),
  );
});

test('selecting and deselecting a whole page does not affect other pages', () => {
  const others: RowSelection<Sale> = new Map([['earlier', earlier]]);
  const all = withPageToggled(withToggled(others, 'b', b), page, idOf);
  expect(pageSelection(all, page, idOf)).toBe('all');
  expect(ids(withPageToggled(all, page, idOf))).toEqual(['earlier']);
});

test('the selection of a page is none, some or all of its rows', () => {
  expect(pageSelection(nothing, page, idOf)).toBe('none');
  expect(pageSelection(withToggled(nothing, 'b', b), page, idOf)).toBe('some');
  expect(pageSelection(nothing, [], idOf)).toBe('none');
});

const total: Column<Sale> = {
  id: 'total',
  header: '',
  width: 1,
  cell: () => null,
  text: (sale) => sale.total,
};

test('amounts beyond the safe integer range are added exactly', () => {
  const large = [9_007_199_254_740_993n, 1n].map((value, at): Sale => ({ id: String(at), total: value }));
  expect(sumOf(total, large)).toBe(9_007_199_254_740_994n);
});

test('missing values are skipped, and the sum of no values is null', () => {
  expect(sumOf(total, [{ id: 'x', total: null }, a])).toBe(100n);
  expect(sumOf(total, [{ id: 'x', total: null }])).toBeNull();
  expect(sumOf(total, [{ id: 'x', total: 'text' }])).toBeNull();
});
