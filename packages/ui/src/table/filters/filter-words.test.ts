import { expect, test } from 'vitest';
import type { FilterDefinition } from './filter-definition.ts';
import { filterWords } from './filter-words.ts';

const options = [
  { value: '1', label: 'Qendër' },
  { value: '2', label: 'Blloku' },
];
const definitions: FilterDefinition[] = [
  { id: 'date', label: 'Data', kind: 'dateRange' },
  { id: 'hour', label: 'Ora', kind: 'hourRange' },
  { id: 'shop', label: 'Dyqani', kind: 'choice', multiple: true, options },
  { id: 'note', label: 'Shënim', kind: 'text' },
];
const words = (filters: Record<string, string[]>) =>
  filterWords(definitions, filters, ({ kind }) => (kind === 'choice' ? options : [])).map(
    ({ definition, value }) => `${definition.label} ${value}`,
  );

test('filters are described in words, in the order of their declaration', () => {
  expect(
    words({ note: ['pa adresë'], shop: ['2', '1'], date: ['2026-10-16', '2026-11-14'], hour: ['9', '10'] }),
  ).toEqual(['Data 16.10 – 14.11.2026', 'Ora 09:00 – 10:00', 'Dyqani Blloku, Qendër', 'Shënim pa adresë']);
});

test('a value whose option is unknown is shown unchanged', () => {
  expect(words({ shop: ['7', '1'] })).toEqual(['Dyqani 7, Qendër']);
});

test('a filter that the list does not have is not described', () => {
  expect(words({ colour: ['red'], constructor: ['x'] })).toEqual([]);
});
