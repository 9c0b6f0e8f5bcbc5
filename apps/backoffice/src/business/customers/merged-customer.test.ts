import { expect, test } from 'vitest';
import type { CustomerRow } from './customer-rows.ts';
import { fullestOf, mergedCustomer } from './merged-customer.ts';

const customer = (said: Partial<CustomerRow>): CustomerRow => ({
  _id: '0'.repeat(24),
  name: 'Bar Çajupi',
  idType: 'NUIS',
  idNumber: '',
  clientCode: 'N00001',
  phone: '',
  email: '',
  address: '',
  town: '',
  country: 'ALB',
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 'Agim',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...said,
});

test('the kept one keeps what it has and takes what it lacks from the first that has it', () => {
  const kept = customer({ phone: '069 1', town: 'Tiranë' });
  const others = [
    customer({ name: 'Cajupi', idType: 'VAT', idNumber: 'IT01234567890', phone: '069 2', email: 'a@b.al' }),
    customer({ idNumber: 'L91412709B', address: 'Via Roma 1', town: 'Bari', country: 'ITA' }),
  ];
  expect(mergedCustomer(kept, others)).toEqual({
    ...kept,
    idType: 'VAT',
    idNumber: 'IT01234567890',
    email: 'a@b.al',
  });
});

test('a place is taken whole, with its country', () => {
  const abroad = customer({ address: 'Via Roma 1', country: 'ITA' });
  expect(mergedCustomer(customer({}), [abroad])).toMatchObject({
    address: 'Via Roma 1',
    town: '',
    country: 'ITA',
  });
});

test('the one with the most to say is proposed, and among equals the oldest', () => {
  const bare = customer({ clientCode: 'N00001' });
  const old = customer({ clientCode: 'N00002', phone: '069', createdAt: '2025-01-01T00:00:00.000Z' });
  const young = customer({ clientCode: 'N00003', email: 'a@b.al' });
  expect(fullestOf([bare, young, old])?.clientCode).toBe('N00002');
  expect(fullestOf([])).toBeUndefined();
});
