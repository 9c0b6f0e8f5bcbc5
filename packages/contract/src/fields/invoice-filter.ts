import { paymentMethodCodes } from '@tezga/domain';
import { z } from 'zod';
import { documentFilter } from './document-filter.ts';
import { recordId } from './fields.ts';
import { invoiceClasses } from './invoice-fields.ts';

/** The filter of invoices. */
export const invoiceFilter = {
  /** The search text matches a number, an NIVF, an NSLF, a client, an article or an amount. */
  ...documentFilter,
  /** A range of full hours of the day in Tirana; it spans midnight if the second hour is before the first. */
  hours: z
    .object({
      from: z.int('invalid').min(0, 'too-small').max(23, 'too-large').optional(),
      to: z.int('invalid').min(1, 'too-small').max(24, 'too-large').optional(),
    })
    .default({}),
  /** With `show: true` only these types are listed, with `show: false` all but these; an empty list shows all. */
  invoiceTypes: z
    .array(z.object({ type: z.enum(invoiceClasses), show: z.boolean() }))
    .max(invoiceClasses.length, 'too-large')
    .default([]),
  shopIds: z.array(recordId).max(200, 'too-large').default([]),
  methods: z.array(z.enum(paymentMethodCodes)).max(20, 'too-large').default([]),
  customerIds: z.array(recordId).max(200, 'too-large').default([]),
  articleIds: z.array(recordId).max(200, 'too-large').default([]),
};
