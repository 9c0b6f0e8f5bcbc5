import { asExchangeRate, asMoney } from '../amounts.ts';
import { expect, test } from 'vitest';
import type { Payment } from './cart.ts';
import { classOfPayments, paymentsInLek, settlementOf, stillToPay, withRestPaidBy } from './payments.ts';
import { aPayment } from './test-support/example-sale.ts';

const banknote = (amount: bigint) => aPayment('BANKNOTE', amount);
const card = (amount: bigint) => aPayment('CARD', amount);

test.each<[string, Payment[], string | null]>([
  ['nothing', [], null],
  ['cash and card', [banknote(1n), card(1n)], 'CASH'],
  ['an account', [aPayment('ACCOUNT', 1n)], 'NONCASH'],
  ['a mixture', [banknote(1n), aPayment('ACCOUNT', 1n)], null],
])('the class of an invoice is derived from the payments: %s', (_what, payments, expected) => {
  expect(classOfPayments(payments)).toBe(expected);
});

test.each<[string, Payment[], bigint, Payment[], bigint]>([
  ['enough', [banknote(1000n)], 1000n, [banknote(1000n)], 0n],
  ['too little', [banknote(500n)], 1000n, [banknote(500n)], 0n],
  ['a large note', [banknote(5000n)], 1230n, [banknote(1230n)], 3770n],
  ['a note on top of a card', [card(1000n), banknote(500n)], 1200n, [card(1000n), banknote(200n)], 300n],
  ['a note beyond a full card payment', [card(1000n), banknote(500n)], 1000n, [card(1000n)], 500n],
  ['too much by card alone', [card(1500n)], 1000n, [card(1500n)], 0n],
  ['too much by card and a note', [card(1500n), banknote(200n)], 1000n, [card(1500n)], 200n],
  ['a note for a total of zero', [banknote(200n)], 0n, [banknote(0n)], 200n],
  ['money given back', [banknote(-1000n)], -1000n, [banknote(-1000n)], 0n],
])('settlementOf returns paid amounts and change for %s', (_what, payments, total, settled, change) => {
  expect(settlementOf(payments, asMoney(total))).toEqual({ payments: settled, change });
});

test('the open amount becomes a new payment if no payment has the chosen method', () => {
  expect(stillToPay([card(400n)], asMoney(1000n))).toBe(600n);
  expect(withRestPaidBy([card(400n)], 'BANKNOTE', asMoney(1000n))).toEqual([card(400n), banknote(600n)]);
  expect(withRestPaidBy([], 'CARD', asMoney(1000n))).toEqual([card(1000n)]);
});

test('the open amount is added to the payment that has the chosen method', () => {
  expect(withRestPaidBy([card(400n), banknote(100n)], 'CARD', asMoney(1000n))).toEqual([
    card(900n),
    banknote(100n),
  ]);
});

test('a fully paid invoice gets no additional payment', () => {
  expect(withRestPaidBy([card(1000n)], 'BANKNOTE', asMoney(1000n))).toEqual([card(1000n)]);
});

test('the largest payment in lek absorbs the rounding difference', () => {
  // 33, 34 and 33 converted at 98.7654321 are 3259, 3358 and 3259: one less than the total.
  const payments = [card(33n), banknote(34n), aPayment('CHECK', 33n)];
  const paid = paymentsInLek(payments, asExchangeRate(9_876_543_210n), asMoney(100n), asMoney(9877n));
  expect(paid.map(({ amountInLek }) => amountInLek)).toEqual([3259n, 3359n, 3259n]);
});

test('payments in lek differ from the total in lek only if they differed before the conversion', () => {
  const paid = paymentsInLek([banknote(50n)], asExchangeRate(10_000_000_000n), asMoney(80n), asMoney(8000n));
  expect(paid.map(({ amountInLek }) => amountInLek)).toEqual([5000n]);
});
