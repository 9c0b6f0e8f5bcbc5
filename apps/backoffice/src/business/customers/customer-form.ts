import { contract, type InputOf, type OutputOf } from '@tezga/contract';
import { canonicalClientId, hasCheckLetter, isClientId, type ClientIdType } from '@tezga/domain';
import type { z } from 'zod';
import type { Versioned } from '../../kits/forms/use-record-form.ts';
import type { CustomerRow } from './customer-rows.ts';

export type CustomerValues = InputOf<typeof contract.customers.add>;

/** The same for a new customer and for one that is there. */
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

/** A number of each type as people write it. */
export const exampleOf: Record<ClientIdType, string> = {
  NUIS: 'L91412709B',
  ID: 'J00115123Q',
  PASS: 'BA1234567',
  VAT: 'IT01234567890',
  TAX: '12345678',
  SOC: '12345678',
  POINTS: '00042',
};

/** Well-formed, and yet its last letter does not go with the rest: most likely a slip. */
export function hasSlip(idType: ClientIdType, idNumber: string): boolean {
  const isLettered = idType === 'NUIS' || idType === 'ID';
  return isLettered && isClientId(idType, idNumber) && !hasCheckLetter(idNumber);
}

/** The number to look for among the others; null while it is none yet. */
export function numberToFind(idType: ClientIdType, idNumber: string): string | null {
  return isClientId(idType, idNumber) ? canonicalClientId(idType, idNumber) : null;
}

type Taxpayer = OutputOf<typeof contract.customers.taxpayers>['taxpayers'][number];

/** What the register says of a taxpayer, field by field; what it leaves open stays as it was typed. */
export function withTaxpayer({ name, address, town, country }: Taxpayer) {
  const said = Object.entries({ name, address, town, country }) as [
    'name' | 'address' | 'town' | 'country',
    string,
  ][];
  return said.filter(([, value]) => value !== '');
}
