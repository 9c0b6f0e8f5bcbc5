import { expect, test } from 'vitest';
import { isPaymentMethod, paymentMethodCodes, paymentMethods } from './payment-methods.ts';
import { placeholderCustomer } from './placeholder-customer.ts';

const settling = (kind: string) => paymentMethodCodes.filter((code) => paymentMethods[code].settles === kind);

test('each method settles one kind of invoice', () => {
  expect(settling('CASH')).toEqual(['BANKNOTE', 'CARD', 'CHECK', 'SVOUCHER', 'COMPANY', 'ORDER']);
  expect(settling('NONCASH')).toEqual([
    'ACCOUNT',
    'FACTORING',
    'COMPENSATION',
    'TRANSFER',
    'WAIVER',
    'KIND',
    'OTHER',
  ]);
});

test('only codes of the list are methods', () => {
  expect(isPaymentMethod('CARD')).toBe(true);
  expect(isPaymentMethod('toString')).toBe(false);
});

test('an unknown customer is called as the specification says', () => {
  expect(placeholderCustomer).toEqual({ name: 'Klient Kesh', town: 'Tirane', type: 'Privat' });
});
