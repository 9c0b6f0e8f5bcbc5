import type { contract } from '@tezga/contract';
import type { z } from 'zod';
import type { CustomerContent } from './customer-row.ts';

type Input = z.output<typeof contract.customers.add.input>;

/** The columns of a customer from the input. */
export function customerContent(input: Input, code: string): CustomerContent {
  const { name, idType, idNumber, phone, email, address, town, country } = input;
  return { name, id_type: idType, id_number: idNumber, code, phone, email, address, town, country };
}

/** The fields of a customer for the activity log, with the names of the API. */
export const customerTexts = (customer: CustomerContent) => ({
  name: customer.name,
  idType: customer.id_type,
  idNumber: customer.id_number,
  clientCode: customer.code,
  phone: customer.phone,
  email: customer.email,
  address: customer.address,
  town: customer.town,
  country: customer.country,
});
