import { expect, test } from 'vitest';
import { gridQuestion, type GridQuestion } from './api.ts';
import { gridPage } from './grid-page.ts';

const rows = [
  { id: 'a', date: '02/12/2026', name: 'Përroi', total: 9 },
  { id: 'b', date: '30/11/2026', name: 'Tomorri', total: 100 },
  { id: 'c', date: '01/12/2026', name: 'Përroi', total: 20 },
];
const idsFor = (query: Partial<GridQuestion>) => {
  const page = gridPage(rows, gridQuestion.parse({ entityEnum: 'SALES_BOOK', ...query }));
  return [page.rows.map(({ id }) => id).join(''), page.total];
};

test.each<[string, Partial<GridQuestion>, string, number]>([
  ['unsorted and unfiltered', {}, 'abc', 3],
  ['of one page', { page: 2, perPage: 2 }, 'c', 3],
  ['sorted by a number', { sortParams: [{ column: 'total', direction: 'DESC' }] }, 'bca', 3],
  ['sorted by a date, not by its text', { sortParams: [{ column: 'date' }] }, 'bca', 3],
  [
    'sorted by two columns',
    { sortParams: [{ column: 'name' }, { column: 'total', direction: 'DESC' }] },
    'cab',
    3,
  ],
  [
    'that contain a text in one column',
    { filterColumnDataList: [{ column: 'name', value: 'perro' }] },
    'ac',
    2,
  ],
  [
    'that equal a text in one column',
    { exactFilter: true, filterColumnDataList: [{ column: 'name', value: 'perro' }] },
    '',
    0,
  ],
  ['that contain a text in any column', { filterAllValue: '100' }, 'b', 1],
])('gridPage() returns the rows %s', (_how, query, ids, total) => {
  expect(idsFor(query)).toEqual([ids, total]);
});
