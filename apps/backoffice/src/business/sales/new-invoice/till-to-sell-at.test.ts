import { expect, test } from 'vitest';
import { tillToSellAt } from './till-to-sell-at.ts';

const tills = [
  { _id: 'uncoded', tcrCode: '' },
  { _id: 'first', tcrCode: 'aa111bb222' },
  { _id: 'second', tcrCode: 'cc333dd444' },
];

test.each([
  ['that of the cart', 'second', 'first', 'second'],
  ['the one sold at last', 'gone', 'second', 'second'],
  ['the first with a code', '', '', 'first'],
])('it is sold at %s', (_which, ofCart, remembered, expected) => {
  expect(tillToSellAt(tills, ofCart, remembered)).toBe(expected);
});

test('one without a code is better than none', () => {
  expect(tillToSellAt(tills.slice(0, 1), '', '')).toBe('uncoded');
  expect(tillToSellAt([], '', 'gone')).toBe('');
});
