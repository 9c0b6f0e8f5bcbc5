import { expect, test } from 'vitest';
import { debtAgeOf, paidStateOf } from './debt-age.ts';

test.each([
  [-3, 'notDue'],
  [0, 'notDue'],
  [1, 'to30'],
  [30, 'to30'],
  [31, 'to60'],
  [60, 'to60'],
  [61, 'to90'],
  [90, 'to90'],
  [91, 'over90'],
])('a debt %i days after its due day is %s', (days, age) => {
  expect(debtAgeOf(days)).toBe(age);
});

test.each([
  [100n, 100n, 'UNPAID'],
  [100n, 40n, 'PARTIALLY_PAID'],
  [100n, 0n, 'PAID'],
  [100n, -5n, 'OVERPAID'],
])('a debt with %i charged and %i open is %s', (charged, open, state) => {
  expect(paidStateOf(charged, open)).toBe(state);
});
