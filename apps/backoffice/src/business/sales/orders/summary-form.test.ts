import { asMoney } from '@tezga/domain';
import { expect, test } from 'vitest';
import { newPayment } from '../new-invoice/cart-form.ts';
import type { OpenOrder } from './queries.ts';
import { changeOf, methodsFor, newSummary, sharedBuyer, summaryRequest } from './summary-form.ts';

const buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Blerësi shpk',
  address: '',
  town: '',
  country: 'ALB',
} as const;
const anOrder = (changes: Partial<OpenOrder> = {}) =>
  ({ buyer: null, customerId: null, ...changes }) as OpenOrder;
const start = newSummary('s'.repeat(24), 't'.repeat(24), [anOrder()]);

test('the summary invoice gets the buyer that all orders share, or none', () => {
  const ofOne = [anOrder({ buyer, customerId: 'c' }), anOrder({ buyer, customerId: 'c' })];
  expect(sharedBuyer(ofOne)).toEqual({ ...buyer, customerId: 'c' });
  expect(sharedBuyer([...ofOne, anOrder()])).toBeNull();
  expect(
    sharedBuyer([...ofOne, anOrder({ buyer: { ...buyer, idNumber: 'K' }, customerId: 'c' })]),
  ).toBeNull();
  expect(sharedBuyer([anOrder(), anOrder()])).toBeNull();
});

test('an unchanged form pays the total in banknotes and has no buyer', () => {
  expect(summaryRequest(start, ['a', 'b'], asMoney(33_999n))).toMatchObject({
    invoiceIds: ['a', 'b'],
    payments: [{ type: 'BANKNOTE', amount: 33_999n }],
    customerId: null,
    buyer: null,
    payDeadline: null,
  });
});

test('a customer is sent by id, any other buyer by the typed data', () => {
  const customer = { ...start, buyer: { ...buyer, customerId: 'c' } };
  expect(summaryRequest(customer, ['a'], asMoney(1n))).toMatchObject({ customerId: 'c', buyer: null });
  const known = { ...start, buyer: { ...buyer, customerId: null } };
  expect(summaryRequest(known, ['a'], asMoney(1n))).toMatchObject({ customerId: null, buyer });
  const written = { ...start, nipt: ' L12345678A ', name: 'Blerësi' };
  expect(summaryRequest(written, ['a'], asMoney(1n)).buyer).toEqual({
    idType: 'NUIS',
    idNumber: 'L12345678A',
    name: 'Blerësi',
  });
});

test('the payment deadline is sent only with a non-cash method', () => {
  const dated = { ...start, payDeadline: '2030-01-31' };
  expect(summaryRequest(dated, ['a'], asMoney(1n)).payDeadline).toBeNull();
  const later = { ...dated, payment: newPayment('ACCOUNT', 'k') };
  expect(summaryRequest(later, ['a'], asMoney(1n)).payDeadline).toBe('2030-01-31');
});

test('banknotes above the total give change', () => {
  const handed = { ...start, payment: { ...start.payment, amount: 500 } };
  expect([changeOf(handed, asMoney(33_999n)), changeOf(start, asMoney(33_999n))]).toEqual([16_001n, 0n]);
});

test('a summary invoice cannot be paid by the method that it settles: ORDER or company card', () => {
  expect(methodsFor('ORDER')).toContain('COMPANY');
  expect(methodsFor('ORDER')).not.toContain('ORDER');
  expect(methodsFor('COMPANY')).not.toContain('COMPANY');
});
