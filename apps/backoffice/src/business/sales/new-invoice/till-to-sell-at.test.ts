import { expect, test } from 'vitest';
import { tillToSellAt } from './till-to-sell-at.ts';

const tills = [
  { _id: 'uncoded', tcrCode: '' },
  { _id: 'first', tcrCode: 'aa111bb222' },
  { _id: 'second', tcrCode: 'cc333dd444' },
];

test.each([
  ['the till of the cart', 'second', 'first', 'second'],
  ['the till used last', 'gone', 'second', 'second'],
  ['the first till with a code', '', '', 'first'],
])('the sale uses %s', (_which, ofCart, remembered, expected) => {
  expect(tillToSellAt(tills, ofCart, remembered)).toBe(expected);
});

test('a till without a code of the tax authority is chosen only if there is no other till', () => {
  expect(tillToSellAt(tills.slice(0, 1), '', '')).toBe('uncoded');
  expect(tillToSellAt([], '', 'gone')).toBe('');
});
