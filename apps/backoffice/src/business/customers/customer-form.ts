import { contract, type InputOf, type OutputOf } from '@tezga/contract';
import { canonicalClientId, hasCheckLetter, isClientId, type ClientIdType } from '@tezga/domain';
import type { z } from 'zod';
import type { Versioned } from '../../kits/forms/use-record-form.ts';
import type { CustomerRow } from './customer-rows.ts';

export type CustomerValues = InputOf<typeof contract.customers.add>;

/** The schema of new and existing customers. */
export const customerSchema: z.ZodType<
  z.output<typeof contract.customers.add.input>,
  CustomerValues
> = contract.customers.add.input;

export const newCustomer: Versioned<CustomerValues> = {
  values: {
    name: '',
    idType: 'NUIS',
    idNumber: '',
    clientCode: '',
    phone: '',
    email: '',
    address: '',
    town: '',
    country: 'ALB',
  },
  version: '',
};

export function customerRecord({
  _id,
  createdAt: _at,
  createdBy: _by,
  updatedAt,
  ...values
}: CustomerRow): Versioned<CustomerValues> {
  return { values, version: updatedAt };
}

/** An example number of each type. */
export const exampleOf: Record<ClientIdType, string> = {
  NUIS: 'L91412709B',
  ID: 'J00115123Q',
  PASS: 'BA1234567',
  VAT: 'IT01234567890',
  TAX: '12345678',
  SOC: '12345678',
  POINTS: '00042',
};

/** Whether a well-formed number has a wrong check letter, which is most likely a typing error. */
export function hasSlip(idType: ClientIdType, idNumber: string): boolean {
  const isLettered = idType === 'NUIS' || idType === 'ID';
  return isLettered && isClientId(idType, idNumber) && !hasCheckLetter(idNumber);
}

/** The number in its stored form, for finding duplicates; null until it is complete. */
export function numberToFind(idType: ClientIdType, idNumber: string): string | null {
  return isClientId(idType, idNumber) ? canonicalClientId(idType, idNumber) : null;
}

type Taxpayer = OutputOf<typeof contract.customers.taxpayers>['taxpayers'][number];

/** The fields that the register knows of a taxpayer; the others stay as typed. */
export function withTaxpayer({ name, address, town, country }: Taxpayer) {
  const known = Object.entries({ name, address, town, country }) as [
    'name' | 'address' | 'town' | 'country',
    string,
  ][];
  return known.filter(([, value]) => value !== '');
}
