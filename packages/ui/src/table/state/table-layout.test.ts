import { expect, test } from 'vitest';
import type { Column } from '../column.ts';
import { gridTracks } from '../grid-tracks.ts';
import {
  columnWidthMax,
  columnWidthMin,
  layoutOf,
  placeColumns,
  visibleColumns,
  withColumnMoved,
  withColumnShown,
  withColumnWidth,
} from './table-layout.ts';
import type { TableLayout } from './table-layout.ts';

const column = (id: string, more: Partial<Column<null>> = {}): Column<null> => ({
  id,
  header: id,
  width: 100,
  cell: () => id,
  text: () => id,
  ...more,
});

const number = column('number', { hideable: false });
const date = column('date');
const buyer = column('buyer');
const total = column('total', { align: 'right' });
const note = column('note', { hiddenByDefault: true });

const idsOf = (columns: readonly Column<null>[], layout: TableLayout | undefined) =>
  visibleColumns(placeColumns(columns, layout)).map(({ id }) => id);

test('without a stored layout the columns are in declared order, except those hidden by default', () => {
  expect(idsOf([number, note, date], undefined)).toEqual(['number', 'date']);
});

test('a layout is the same after storing and reading it', () => {
  const chosen: TableLayout = {
    order: ['total', 'number', 'date'],
    hidden: ['date'],
    widths: { total: 140 },
  };
  expect(layoutOf(placeColumns([number, date, total], chosen))).toEqual(chosen);
});

test('a new column that the stored layout does not contain is placed beside its declared neighbour', () => {
  const stored = layoutOf(placeColumns([number, date, total], undefined));
  const reordered = withColumnMoved(stored, 'date', 0);
  expect(idsOf([number, date, buyer, total], reordered)).toEqual(['date', 'buyer', 'number', 'total']);
  expect(idsOf([buyer, number, date, total], reordered)).toEqual(['buyer', 'date', 'number', 'total']);
});

test('a column that is not in the stored layout is visible unless it is hidden by default', () => {
  const stored = layoutOf(placeColumns([number, date], undefined));
  expect(idsOf([number, date, note, buyer], stored)).toEqual(['number', 'date', 'buyer']);
});

test('a column hidden by default stays visible once the user shows it', () => {
  const stored = withColumnShown(layoutOf(placeColumns([number, note], undefined)), 'note', true);
  expect(idsOf([number, note], stored)).toEqual(['number', 'note']);
});

test('a column that the list does not have any more is removed from the layout', () => {
  const stored: TableLayout = { order: ['gone', 'number', 'date'], hidden: ['gone'], widths: { gone: 90 } };
  expect(layoutOf(placeColumns([number, date], stored))).toEqual({
    order: ['number', 'date'],
    hidden: [],
    widths: {},
  });
});

test('a stored layout that names a column twice shows it once', () => {
  expect(idsOf([number, date], { order: ['date', 'number', 'date'], hidden: [], widths: {} })).toEqual([
    'date',
    'number',
  ]);
});

test('the column that identifies rows cannot be hidden', () => {
  expect(
    idsOf([number, date], { order: ['number', 'date'], hidden: ['number', 'date'], widths: {} }),
  ).toEqual(['number']);
});

test('a column cannot be moved beyond the first or last position', () => {
  const layout: TableLayout = { order: ['a', 'b', 'c'], hidden: [], widths: {} };
  expect(withColumnMoved(layout, 'b', -5).order).toEqual(['b', 'a', 'c']);
  expect(withColumnMoved(layout, 'b', 9).order).toEqual(['a', 'c', 'b']);
  expect(withColumnMoved(layout, 'a', 1).order).toEqual(['b', 'a', 'c']);
});

test('a width is limited to a minimum and a maximum, and can be reset', () => {
  const layout = layoutOf(placeColumns([number], undefined));
  expect(withColumnWidth(layout, 'number', 1).widths).toEqual({ number: columnWidthMin });
  expect(withColumnWidth(layout, 'number', 9999).widths).toEqual({ number: columnWidthMax });
  expect(withColumnWidth(withColumnWidth(layout, 'number', 99), 'number', undefined).widths).toEqual({});
});

test('columns with a minimum width shrink, other columns do not, and a width set by the user is exact', () => {
  const columns = [{ ...number, minWidth: 60 }, date, total];
  const layout = withColumnWidth(layoutOf(placeColumns(columns, undefined)), 'date', 120);
  expect(gridTracks(placeColumns(columns, layout), { before: 46, after: 40 })).toEqual({
    template: '46px minmax(60px, 100fr) 120px minmax(100px, 100fr) 40px',
    minWidth: 46 + 60 + 120 + 100 + 40,
  });
});

test('a column is at least as wide as its total, unless the user has made it narrower', () => {
  const totals = { total: 123_456_789_012n };
  const [, wide] = gridTracks(placeColumns([number, total], undefined), { before: 0, after: 0 }, totals)
    .template.split(' minmax(')
    .map((track) => Number.parseInt(track, 10));
  expect(wide).toBeGreaterThan(100);
  const narrowed = withColumnWidth(layoutOf(placeColumns([number, total], undefined)), 'total', 90);
  expect(
    gridTracks(placeColumns([number, total], narrowed), { before: 0, after: 0 }, totals).template,
  ).toContain(' 90px');
});

test('if the user has set every width, the last column takes the spare width', () => {
  const layout: TableLayout = { order: ['number', 'date'], hidden: [], widths: { number: 80, date: 90 } };
  expect(gridTracks(placeColumns([number, date], layout), { before: 0, after: 0 }).template).toBe(
    '80px minmax(90px, 90fr)',
  );
});
