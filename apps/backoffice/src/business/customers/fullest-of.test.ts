import { expect, test } from 'vitest';
import type { CustomerRow } from './customer-rows.ts';
import { fullestOf } from './fullest-of.ts';

const customer = (fields: Partial<CustomerRow>): CustomerRow => ({
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
  ...fields,
});

test('a merge proposes to keep the customer with the most data, and among equals the oldest', () => {
  const bare = customer({ clientCode: 'N00001' });
  const old = customer({ clientCode: 'N00002', phone: '069', createdAt: '2025-01-01T00:00:00.000Z' });
  const young = customer({ clientCode: 'N00003', email: 'a@b.al' });
  expect(fullestOf([bare, young, old])?.clientCode).toBe('N00002');
  expect(fullestOf([])).toBeUndefined();
});
