import { expect, test } from 'vitest';
import {
  afterPaletteEvent,
  failedGroupOf,
  groupOf,
  itemsOf,
  movedBy,
  noResults,
  type PaletteEvent,
  type PaletteItem,
} from './palette-search.ts';

const item = (id: string): PaletteItem => ({ id, title: id, open: () => undefined });
const source = (title: string, limit?: number) => ({
  title,
  find: () => [],
  ...(limit === undefined ? {} : { limit }),
});
const customers = source('Klientë');
const invoices = source('Fatura', 2);

const started = (search: number, text: string, at: number): PaletteEvent => ({
  kind: 'started',
  search,
  text,
  sources: 2,
  at,
});
const answered = (search: number, at: number, place: number, ...ids: string[]): PaletteEvent => ({
  kind: 'answered',
  search,
  source: place,
  group: groupOf(place === 0 ? customers : invoices, ids.map(item)),
  at,
});
const resultsOf = (...events: PaletteEvent[]) => events.reduce(afterPaletteEvent, noResults);
const idsOf = (...events: PaletteEvent[]) => itemsOf(resultsOf(...events).groups).map(({ id }) => id);

test('the groups of results are in the order of the sources, whichever source replies first', () => {
  expect(idsOf(started(1, 'jonu', 0), answered(1, 5, 1, '1848/2026'), answered(1, 9, 0, 'jonufra'))).toEqual([
    'jonufra',
    '1848/2026',
  ]);
});

test('a late reply to an older search does not replace newer results', () => {
  const events = [
    started(1, 'jo', 0),
    started(2, 'jon', 10),
    answered(2, 20, 0, 'new'),
    answered(1, 900, 0, 'old'),
  ];
  expect(idsOf(...events)).toEqual(['new']);
});

test('a new search clears the old results, so that Enter cannot open an outdated item', () => {
  expect(idsOf(started(1, 'jo', 0), answered(1, 5, 0, 'old'), started(2, 'jon', 10))).toEqual([]);
});

test('the duration of a search is known when the last source has replied', () => {
  const half = [started(1, 'jonu', 100), answered(1, 112, 0, 'jonufra')];
  expect(resultsOf(...half).tookMs).toBeNull();
  expect(resultsOf(...half, answered(1, 138.4, 1)).tookMs).toBe(38);
});

test('a source that fails shows an error, and the results of the other sources are shown', () => {
  const failed: PaletteEvent = {
    kind: 'answered',
    search: 1,
    source: 1,
    group: failedGroupOf(invoices),
    at: 40,
  };
  const results = resultsOf(started(1, 'jonu', 0), failed, answered(1, 50, 0, 'jonufra'));
  expect(results.groups.map((group) => group?.hasFailed)).toEqual([false, true]);
  expect(results.tookMs).toBe(50);
});

test('a group shows items up to its limit and counts all of them', () => {
  const group = groupOf(invoices, ['a', 'b', 'c'].map(item));
  expect([group.items.length, group.found]).toEqual([2, 3]);
});

test.each([
  [1, 0, 3, 1],
  [1, 2, 3, 0],
  [-1, 0, 3, 2],
  [1, 0, 0, 0],
  [-1, 0, 1, 0],
] as const)('a step of %s from position %s of %s leads to position %s', (step, position, count, landed) => {
  expect(movedBy(step, position, count)).toBe(landed);
});
