import type { LocalCustomer } from './local-customer.ts';

/** A test customer, whose fields are derived from its number. */
export function aCustomer(number: number, changes: Partial<LocalCustomer> = {}): LocalCustomer {
  return {
    _id: number.toString(16).padStart(24, '0'),
    name: `Klienti ${number}`,
    idType: 'NUIS',
    idNumber: '',
    clientCode: `N${String(number).padStart(5, '0')}`,
    phone: '',
    email: '',
    address: '',
    town: 'Tiranë',
    country: 'ALB',
    createdAt: '2026-11-14T10:00:00.000Z',
    createdBy: 'Agim Prifti',
    updatedAt: '2026-11-14T10:00:00.000Z',
    ...changes,
  };
}
