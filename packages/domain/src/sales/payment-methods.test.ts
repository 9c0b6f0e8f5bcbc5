import { expect, test } from 'vitest';
import { isPaymentMethod, paymentMethodCodes, paymentMethods } from './payment-methods.ts';
import { placeholderCustomer } from './placeholder-customer.ts';

const settling = (kind: string) => paymentMethodCodes.filter((code) => paymentMethods[code].settles === kind);

test('each payment method settles one class of invoice', () => {
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

test('only listed codes are payment methods', () => {
  expect(isPaymentMethod('CARD')).toBe(true);
  expect(isPaymentMethod('toString')).toBe(false);
});

test('the placeholder customer is named as the specification prescribes', () => {
  expect(placeholderCustomer).toEqual({ name: 'Klient Kesh', town: 'Tirane', type: 'Privat' });
});
