import { asMoney } from '@tezga/domain';
import { expect, test } from 'vitest';
import { newPayment, type PaymentForm } from '../cart-form.ts';
import { handedOver, kindOf, vouchersIn, withMethod, withOneMore, withoutPayment } from './payment-choice.ts';

const total = 390_000n;
const cash = newPayment('BANKNOTE', 'cash');
const paid = (amount: PaymentForm['amount']): PaymentForm => ({ ...cash, amount });
const after = (payments: readonly PaymentForm[], method: PaymentForm['type']) =>
  withMethod(payments, method, { key: 'new', total: asMoney(total) }).map(({ type, amount }) => [
    type,
    amount,
  ]);

test('choosing a method of the same kind replaces the payment without an amount', () => {
  expect(after([cash], 'CARD')).toEqual([['CARD', null]]);
});

test('if the typed cash amount is below the total, the next payment method gets the remaining amount', () => {
  expect(after([paid(2000)], 'CARD')).toEqual([
    ['BANKNOTE', 2000],
    ['CARD', null],
  ]);
  expect(after([paid(2000), newPayment('CARD', 'card')], 'CHECK')).toEqual([
    ['BANKNOTE', 2000],
    ['CHECK', null],
  ]);
});

test('if the typed amounts cover the total, the next payment method replaces them', () => {
  expect(after([paid(5000)], 'CARD')).toEqual([['CARD', null]]);
});

test('a method of another kind replaces all payments, because kinds cannot be mixed', () => {
  expect(after([paid(2000)], 'ACCOUNT')).toEqual([['ACCOUNT', null]]);
  expect(after([paid(2000)], 'ORDER')).toEqual([['ORDER', null]]);
  expect(kindOf([newPayment('ORDER', 'o')])).toBe('ORDER');
});

test('choosing a payment method that the sale already has changes nothing', () => {
  const payments = [paid(2000)];
  expect(withMethod(payments, 'BANKNOTE', { key: 'new', total: asMoney(total) })).toBe(payments);
});

test('adding a payment fixes the amount of the first one, and a single remaining payment pays the total', () => {
  const two = withOneMore([cash], 'new', asMoney(total));
  expect(two.map(({ type, amount }) => [type, amount])).toEqual([
    ['BANKNOTE', 3900],
    ['CARD', null],
  ]);
  expect(withoutPayment(two, 'new')).toEqual([cash]);
  expect(withoutPayment(two, 'cash')[0]?.amount).toBeNull();
});

test('the payment without an amount takes the remaining amount, and is left out if the others cover the total', () => {
  const card = newPayment('CARD', 'card');
  expect(handedOver([cash], asMoney(total)).map(({ payment }) => payment.amount)).toEqual([390_000n]);
  expect(handedOver([paid(2000), card], asMoney(total)).map(({ payment }) => payment.amount)).toEqual([
    200_000n,
    190_000n,
  ]);
  expect(handedOver([card, paid(5000)], asMoney(total))).toMatchObject([
    { place: 1, payment: { amount: 500_000n } },
  ]);
});

test('voucher numbers may be separated by spaces, commas or line breaks', () => {
  expect(vouchersIn(' 1-2026-L01234567A, 2-2026-L01234567A\n3-2026-L01234567A ')).toEqual([
    '1-2026-L01234567A',
    '2-2026-L01234567A',
    '3-2026-L01234567A',
  ]);
});
