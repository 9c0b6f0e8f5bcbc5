import { eInvoiceFilters, invoiceKindFilters, paymentMethodCodes } from '@tezga/domain';
import { z } from 'zod';
import { documentFilter } from './document-filter.ts';
import { day, recordId } from './fields.ts';
import { invoiceClasses } from './invoice-fields.ts';
import { sortBy } from './listing.ts';
import { text } from './texts.ts';

export const invoiceSortColumns = ['date', 'number', 'customer', 'total'] as const;

/** The filter of invoices. */
export const invoiceFilter = {
  /** The search text matches a number, an NIVF, an NSLF, an EIC, a client, an article or an amount. */
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
  /** Days of the week, from 1 for Monday to 7. */
  weekdays: z.array(z.int('invalid').min(1, 'too-small').max(7, 'too-large')).max(7, 'too-large').default([]),
  /** Invoices with a line that has one of these VAT rates (in percent) or one of these reasons for no VAT. */
  taxes: z.array(text(20)).max(20, 'too-large').default([]),
  /** Invoices with an article of one of these categories. */
  categoryIds: z.array(recordId).max(200, 'too-large').default([]),
  /** True to list only invoices that have a line without an article. */
  hasFreeLines: z.boolean().default(false),
  /** The names of buyers without a customer record; an empty name matches invoices without a buyer. */
  buyers: z.array(text(200)).max(20, 'too-large').default([]),
  /** E-invoices by their state at the central platform; `any` matches all e-invoices. */
  eInvoices: z.array(z.enum(eInvoiceFilters)).max(eInvoiceFilters.length, 'too-large').default([]),
  /** The kinds of invoices to list: correctives, or all other invoices; an empty list shows both. */
  kinds: z.array(z.enum(invoiceKindFilters)).max(invoiceKindFilters.length, 'too-large').default([]),
  /** A range of due days; invoices without a due day do not match. */
  payDeadline: z.object({ from: day.optional(), to: day.optional() }).default({}),
  /** True to list only invoices that are not fully paid. */
  isUnpaid: z.boolean().default(false),
  ...sortBy(invoiceSortColumns),
};
