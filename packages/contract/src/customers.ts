import { canonicalTaxId, isNuis } from '@tezga/domain';
import { z } from 'zod';
import { figure } from './fields/amounts.ts';
import { customer, customerInput } from './fields/customer-fields.ts';
import { moment, recordId } from './fields/fields.ts';
import { editedFields } from './fields/edits.ts';
import { pageOf, totals } from './fields/listing.ts';
import { route } from './call/route.ts';
import { clientIdType, withClientId } from './fields/texts.ts';

export const customerSortColumns = [
  'name',
  'clientCode',
  'idNumber',
  'town',
  'balance',
  'createdAt',
  'updatedAt',
] as const;

const mayRead = { area: 'customers', level: 'read' } as const;
const mayChange = { area: 'customers', level: 'readWrite' } as const;
const ids = z.array(recordId).min(1, 'required').max(1000, 'too-large');

/**
 * The maximum number of changed customers in one reply; the client repeats the call until it has all of them.
 */
export const changesAtOnce = 10_000;

/** The customers of a business. */
export const customers = {
  page: route({
    service: 'main',
    method: 'POST',
    path: '/customers-pagination',
    summary: 'A page of the customers, filtered and sorted, with what each of them owes.',
    access: mayRead,
    input: z.object({
      ...pageOf(customerSortColumns, 'name'),
      idTypes: z.array(clientIdType).max(7, 'too-large').default([]),
      towns: z.array(z.string().max(200, 'too-long')).max(100, 'too-large').default([]),
      deleted: z.boolean().default(false),
    }),
    output: z.object({
      /** The balance is in ALL, over all currencies; negative for a customer with credit. */
      customers: z.array(customer.extend({ balance: figure.money })),
      ...totals,
    }),
    fallback: 'data-fetch',
    timeoutMs: 10_000,
    changing: false,
  }),
  towns: route({
    service: 'main',
    method: 'GET',
    path: '/customers-towns',
    summary: 'The towns of the customers by name; at most the 500 most frequent.',
    access: mayRead,
    input: z.object({}),
    output: z.object({ towns: z.array(z.string()) }),
    fallback: 'data-fetch',
  }),
  one: route({
    service: 'main',
    method: 'GET',
    path: '/customers/{id}',
    summary: 'One customer, also a deleted one.',
    access: mayRead,
    input: z.object({ id: recordId }),
    output: z.object({ customer, deleted: z.boolean() }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  changes: route({
    service: 'main',
    method: 'GET',
    path: '/customers-changes',
    summary:
      'The customers changed or deleted since the timestamp that came with the last reply; without one, all. With hasMore the client must repeat the call.',
    access: mayRead,
    input: z.object({
      customersTimestamp: z
        .string()
        .regex(/^\d{1,16}$/, 'invalid')
        .optional(),
    }),
    output: z.object({
      changedCustomers: z.array(customer),
      deletedCustomers: z.array(recordId),
      hasMore: z.boolean(),
      customersTimestamp: z.string(),
    }),
    fallback: 'data-fetch',
    timeoutMs: 30_000,
    inHeaders: ['customersTimestamp'],
    outHeaders: ['customersTimestamp'],
  }),
  nextCode: route({
    service: 'main',
    method: 'GET',
    path: '/get-available-customer-code/{type}',
    summary: 'A customer code that is free, by the kind of id.',
    access: mayChange,
    input: z.object({ type: clientIdType }),
    output: z.object({ code: z.string() }),
    fallback: 'data-fetch',
  }),
  taxpayers: route({
    service: 'main',
    method: 'GET',
    path: '/get-taxpayers',
    summary: 'Search the taxpayer register of the tax authority by NIPT or a part of the name.',
    access: mayRead,
    input: z
      .object({
        nipt: z.string().max(30, 'too-long').refine(isNuis, 'nuis').transform(canonicalTaxId).optional(),
        name: z.string().trim().min(3, 'too-short').max(100, 'too-long').optional(),
      })
      .refine(({ nipt, name }) => (nipt === undefined) !== (name === undefined), {
        path: ['nipt'],
        message: 'required',
      }),
    output: z.object({
      taxpayers: z.array(
        z.object({
          nipt: z.string(),
          name: z.string(),
          address: z.string(),
          town: z.string(),
          country: z.string(),
        }),
      ),
    }),
    refusals: [
      'certificate-missing',
      'certificate-not-yet-valid',
      'certificate-expired',
      'certificate-wrong-environment',
      'certificate-other-business',
      'tax-authority-unreachable',
      'tax-authority-refused',
    ],
    fallback: 'taxpayers-fetch',
  }),
  add: route({
    service: 'main',
    method: 'POST',
    path: '/add-customer',
    summary: 'A new customer.',
    access: mayChange,
    input: withClientId(z.object(customerInput)),
    output: z.object({ customerId: recordId, message: z.string() }),
    refusals: ['customer-code-taken'],
    fallback: 'customer-save',
  }),
  edit: route({
    service: 'main',
    method: 'POST',
    path: '/edit-customer',
    summary: 'Change a customer; fields left out stay as they are.',
    access: mayChange,
    input: z.object({ customerId: recordId, ...editedFields(customerInput) }),
    output: z.object({ updatedAt: moment, message: z.string() }),
    refusals: ['not-found', 'customer-code-taken', 'changed-meanwhile'],
    fallback: 'customer-save',
  }),
  remove: route({
    service: 'main',
    method: 'POST',
    path: '/delete-customer',
    summary: 'Delete customers, all or none of them; existing documents still show them.',
    access: mayChange,
    input: z.object({ selectedCustomers: ids }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'change-not-made',
  }),
  restore: route({
    service: 'main',
    method: 'POST',
    path: '/restore-customer',
    summary: 'Bring deleted customers back, all or none of them.',
    access: mayChange,
    input: z.object({ selectedCustomers: ids }),
    output: z.object({}),
    refusals: ['not-found', 'customer-code-taken'],
    fallback: 'change-not-made',
  }),
  merge: route({
    service: 'main',
    method: 'POST',
    path: '/merge-customers',
    summary:
      'Merge customers: empty fields of the remaining one are filled from the others, which are deleted. One of them with client credit is refused.',
    access: mayChange,
    input: z.object({
      keptId: recordId,
      mergedIds: z.array(recordId).min(1, 'required').max(20, 'too-large'),
    }),
    output: z.object({ updatedAt: moment }),
    refusals: ['not-found', 'client-credit-left'],
    fallback: 'change-not-made',
  }),
};
