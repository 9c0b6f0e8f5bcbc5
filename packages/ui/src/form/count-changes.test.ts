import { expect, test } from 'vitest';
import { countChanges } from './count-changes.ts';

const article = {
  name: 'Makiato',
  price: '140.00',
  tags: ['pije', 'kafe'],
  tile: { colour: 'brown', icon: 'cup' },
};

test.each([
  ['nothing', {}, 0],
  ['one value', { name: 'Makiato e madhe' }, 1],
  ['two values', { name: 'Makiato e madhe', price: '150.00' }, 2],
  ['a value inside', { tile: { colour: 'green', icon: 'cup' } }, 1],
  ['an added item', { tags: ['pije', 'kafe', 'e re'] }, 1],
  ['a removed item', { tags: ['pije'] }, 1],
])('countChanges() returns the number of changed values after a change of %s', (_, change, count) => {
  expect(countChanges(article, { ...article, ...change })).toBe(count);
});

test('a missing value and an empty value count as equal', () => {
  expect(countChanges({ note: undefined }, { note: null })).toBe(0);
});

test('two date objects for the same moment count as equal', () => {
  expect(countChanges({ at: new Date(5) }, { at: new Date(5) })).toBe(0);
  expect(countChanges({ at: new Date(5) }, { at: new Date(6) })).toBe(1);
});
