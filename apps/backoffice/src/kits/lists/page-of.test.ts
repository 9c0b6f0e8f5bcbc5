import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { pageOf, type Listed } from './page-of.ts';

const towns = [
  { name: 'Durrës', people: 101 },
  { name: 'Çorovodë', people: 4 },
  { name: 'Berat', people: 36 },
];
const listed: Listed<(typeof towns)[number]> = {
  words: ({ name }) => [name, null],
  order: { name: ({ name }) => name, people: ({ people }) => people },
};
const namesOf = (change: Partial<typeof defaultTableState>) =>
  pageOf(towns, { ...defaultTableState, ...change }, listed).rows.map(({ name }) => name);

test('without a sort the rows stay in their original order', () => {
  expect(namesOf({})).toEqual(['Durrës', 'Çorovodë', 'Berat']);
});

test('names are sorted by Albanian collation, figures by value', () => {
  expect(namesOf({ sort: { column: 'name', direction: 'asc' } })).toEqual(['Berat', 'Çorovodë', 'Durrës']);
  expect(namesOf({ sort: { column: 'people', direction: 'desc' } })).toEqual(['Durrës', 'Berat', 'Çorovodë']);
});

test('the search ignores the diacritics of ë and ç', () => {
  expect(namesOf({ search: 'corov' })).toEqual(['Çorovodë']);
});

test('a page is returned with the total of all matching rows', () => {
  expect(pageOf(towns, { ...defaultTableState, page: 2, perPage: 2 }, listed)).toEqual({
    rows: [{ name: 'Berat', people: 36 }],
    total: 3,
  });
});
