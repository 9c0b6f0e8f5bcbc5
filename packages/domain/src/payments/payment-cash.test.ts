import { expect, test } from 'vitest';
import { asMoney } from '../amounts.ts';
import { cashLimits } from '../sales/cash-limits.ts';
import { cashLimitOf, cashMoved } from './payment-cash.ts';

const lek = (amount: number) => asMoney(BigInt(amount) * 100n);

test.each([
  ['2025-12-31', true, lek(150_000)],
  ['2025-12-31', false, null],
  ['2026-01-01', true, lek(100_000)],
  ['2026-01-01', false, lek(500_000)],
] as const)('the cash limit on %s if the other party is a business (%s) is %s', (day, isBusiness, limit) => {
  expect(cashLimitOf(day, isBusiness, cashLimits)).toBe(limit);
});

test('if part of a credit was paid in cash, the debts that the credit pays count as paid in cash up to that part', () => {
  const moves = [
    { creditId: 'x', debtId: 'a', worth: lek(60) },
    { creditId: 'x', debtId: 'b', worth: lek(60) },
    { creditId: 'y', debtId: 'b', worth: lek(10) },
  ];
  const moved = cashMoved(moves, new Map([['x', lek(80)]]));
  expect([...moved]).toEqual([
    ['x', lek(-80)],
    ['a', lek(60)],
    ['b', lek(20)],
  ]);
});
