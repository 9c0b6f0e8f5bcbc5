import { asMoney } from '@tezga/domain';
import { expect, test } from 'vitest';
import { newPayment } from '../new-invoice/cart-form.ts';
import type { OpenOrder } from './queries.ts';
import {
  changeOf,
  mayBeEInvoice,
  methodsFor,
  newSummary,
  sharedBuyer,
  summaryRequest,
  withMethod,
} from './summary-form.ts';

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
  const written = { ...start, nipt: ' L12345678A ', name: 'Blerësi', address: ' Rr. 1', town: 'Vlorë' };
  expect(summaryRequest(written, ['a'], asMoney(1n)).buyer).toEqual({
    idType: 'NUIS',
    idNumber: 'L12345678A',
    name: 'Blerësi',
    address: 'Rr. 1',
    town: 'Vlorë',
    country: 'ALB',
  });
});

test('the payment deadline is sent only with a non-cash method', () => {
  const dated = { ...start, payDeadline: '2030-01-31' };
  expect(summaryRequest(dated, ['a'], asMoney(1n)).payDeadline).toBeNull();
  const later = { ...dated, payment: newPayment('ACCOUNT', 'k') };
  expect(summaryRequest(later, ['a'], asMoney(1n)).payDeadline).toBe('2030-01-31');
});

test('the first non-cash method proposes a deadline in 30 days, and a typed deadline stays', () => {
  const now = new Date('2026-11-14T12:00:00Z');
  expect(withMethod(start, 'CARD', now).payDeadline).toBe('');
  expect(withMethod(start, 'ACCOUNT', now)).toMatchObject({
    payment: { type: 'ACCOUNT', amount: null },
    payDeadline: '2026-12-14',
  });
  const dated = { ...start, payDeadline: '2030-01-31' };
  expect(withMethod(dated, 'ACCOUNT', now).payDeadline).toBe('2030-01-31');
});

const onAccount = { ...start, payment: newPayment('ACCOUNT', 'k') };
const company = { ...buyer, customerId: 'c' };

test.each([
  ['a company on account', { ...onAccount, buyer: company }, true],
  ['a typed company on account', { ...onAccount, nipt: 'L12345678A', name: 'Blerësi' }, true],
  ['a company in cash', { ...start, buyer: company }, false],
  ['an individual on account', { ...onAccount, buyer: { ...company, idType: 'ID' as const } }, false],
  ['a foreign company on account', { ...onAccount, buyer: { ...company, country: 'ITA' } }, false],
  ['nobody on account', onAccount, false],
])('the summary invoice of %s starts as an e-invoice only if the law requires one', (_who, form, isDue) => {
  expect(mayBeEInvoice(form)).toBe(isDue);
  expect(summaryRequest(form, ['a'], asMoney(1n)).eInvoice !== null).toBe(isDue);
  expect(summaryRequest({ ...form, eInvoice: null }, ['a'], asMoney(1n)).eInvoice).toBeNull();
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
