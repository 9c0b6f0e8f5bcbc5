import { expect, test } from 'vitest';
import { hundredths, hundredthsIn, thousandths } from './exact-amounts.ts';

test.each([
  [undefined, 0n],
  ['0', 0n],
  ['0.05', 5n],
  ['-0.05', -5n],
  ['24.00', 2400n],
  ['-1234567890.99', -123456789099n],
  ['98765432109876543210.12', 9876543210987654321012n],
])('the amount %s is parsed exactly in hundredths', (text, amount) => {
  expect(hundredths(text)).toBe(amount);
});

test.each([
  ['240', 24000n],
  ['240.5', 24050n],
  ['+240.05', 24005n],
  ['-.5', -50n],
  [' 7. ', 700n],
  ['-98765432109876543210.1', -9876543210987654321010n],
])('the amount %s in another notation is parsed exactly in hundredths', (text, amount) => {
  expect(hundredthsIn(text)).toBe(amount);
});

test.each([
  ['2', 2000n],
  ['2.5', 2500n],
  ['-0.25', -250n],
  ['0.125', 125n],
  ['98765432109876543210.5', 98765432109876543210500n],
])('the quantity %s is parsed exactly in thousandths', (text, quantity) => {
  expect(thousandths(text)).toBe(quantity);
});
