import { expect, test } from 'vitest';
import { isPaymentMethod, paymentMethodCodes, paymentMethods } from './payment-methods.ts';
import { placeholderCustomer } from './placeholder-customer.ts';

const settling = (kind: string) => paymentMethodCodes.filter((code) => paymentMethods[code].settles === kind);

test('each payment method belongs to one class of invoices', () => {
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

test('a code that is not listed is not a payment method', () => {
  expect(isPaymentMethod('CARD')).toBe(true);
  expect(isPaymentMethod('toString')).toBe(false);
});

test('the placeholder customer has the name from the specification', () => {
  expect(placeholderCustomer).toEqual({ name: 'Klient Kesh', town: 'Tirane', type: 'Privat' });
});
