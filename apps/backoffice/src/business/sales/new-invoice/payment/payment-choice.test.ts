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

test('another method of the same kind takes the place of the one that pays everything', () => {
  expect(after([cash], 'CARD')).toEqual([['CARD', null]]);
});

test('banknotes below the total leave the rest to the method chosen next', () => {
  expect(after([paid(2000)], 'CARD')).toEqual([
    ['BANKNOTE', 2000],
    ['CARD', null],
  ]);
  expect(after([paid(2000), newPayment('CARD', 'card')], 'CHECK')).toEqual([
    ['BANKNOTE', 2000],
    ['CHECK', null],
  ]);
});

test('where everything is paid already, the method chosen next pays it all instead', () => {
  expect(after([paid(5000)], 'CARD')).toEqual([['CARD', null]]);
});

test('a method of another kind takes the place of all, since the two are never mixed', () => {
  expect(after([paid(2000)], 'ACCOUNT')).toEqual([['ACCOUNT', null]]);
  expect(after([paid(2000)], 'ORDER')).toEqual([['ORDER', null]]);
  expect(kindOf([newPayment('ORDER', 'o')])).toBe('ORDER');
});

test('the method that is there already stays as it is typed', () => {
  const payments = [paid(2000)];
  expect(withMethod(payments, 'BANKNOTE', { key: 'new', total: asMoney(total) })).toBe(payments);
});

test('one more method shares: what paid everything says how much, and the new one takes what is left of it', () => {
  const two = withOneMore([cash], 'new', asMoney(total));
  expect(two.map(({ type, amount }) => [type, amount])).toEqual([
    ['BANKNOTE', 3900],
    ['CARD', null],
  ]);
  expect(withoutPayment(two, 'new')).toEqual([cash]);
  expect(withoutPayment(two, 'cash')[0]?.amount).toBeNull();
});

test('what takes the rest comes to it, and is left out where others have paid it all', () => {
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

test('voucher numbers are parted by whatever stands between them', () => {
  expect(vouchersIn(' 1-2026-L01234567A, 2-2026-L01234567A\n3-2026-L01234567A ')).toEqual([
    '1-2026-L01234567A',
    '2-2026-L01234567A',
    '3-2026-L01234567A',
  ]);
});
