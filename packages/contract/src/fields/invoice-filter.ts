import { paymentMethodCodes } from '@tezga/domain';
import { z } from 'zod';
import { documentFilter } from './document-filter.ts';
import { recordId } from './fields.ts';
import { invoiceClasses } from './invoice-fields.ts';

/** Which invoices are wanted. */
export const invoiceFilter = {
  /** Searched by a number, an NIVF, an NSLF, a client, an article or an amount. */
  ...documentFilter,
  /** From one full hour of the day to another in Tirana; where the second comes first, over midnight. */
  hours: z
    .object({
      from: z.int('invalid').min(0, 'too-small').max(23, 'too-large').optional(),
      to: z.int('invalid').min(1, 'too-small').max(24, 'too-large').optional(),
    })
    .default({}),
  /** Those with a flag that says no are left out; empty shows all. */
  invoiceTypes: z
    .array(z.object({ type: z.enum(invoiceClasses), show: z.boolean() }))
    .max(invoiceClasses.length, 'too-large')
    .default([]),
  shopIds: z.array(recordId).max(200, 'too-large').default([]),
  methods: z.array(z.enum(paymentMethodCodes)).max(20, 'too-large').default([]),
  customerIds: z.array(recordId).max(200, 'too-large').default([]),
  articleIds: z.array(recordId).max(200, 'too-large').default([]),
};
