import { fiscalStatuses, paymentMethodCodes } from '@tezga/domain';
import { z } from 'zod';
import { day, recordId } from './fields.ts';
import { invoiceClasses } from './invoice-fields.ts';
import { paginationOptions } from './pagination-options.ts';
import { text } from './texts.ts';

/** Which invoices are wanted. */
export const invoiceFilter = {
  paginationOptions,
  posIds: z.array(recordId).max(200, 'too-large').default([]),
  operatorIds: z.array(recordId).max(200, 'too-large').default([]),
  date: z.object({ from: day.optional(), to: day.optional() }).default({}),
  /** From one full hour of the day to another in Tirana; where the second comes first, over midnight. */
  hours: z
    .object({
      from: z.int('invalid').min(0, 'too-small').max(23, 'too-large').optional(),
      to: z.int('invalid').min(1, 'too-small').max(24, 'too-large').optional(),
    })
    .default({}),
  /** A number, an NIVF, an NSLF, a client, an article or an amount. */
  search: text(100),
  /** Those with a flag that says no are left out; empty shows all. */
  invoiceTypes: z
    .array(z.object({ type: z.enum(invoiceClasses), show: z.boolean() }))
    .max(invoiceClasses.length, 'too-large')
    .default([]),
  statuses: z.array(z.enum(fiscalStatuses)).max(3, 'too-large').default([]),
  shopIds: z.array(recordId).max(200, 'too-large').default([]),
  methods: z.array(z.enum(paymentMethodCodes)).max(20, 'too-large').default([]),
  customerIds: z.array(recordId).max(200, 'too-large').default([]),
  articleIds: z.array(recordId).max(200, 'too-large').default([]),
};
