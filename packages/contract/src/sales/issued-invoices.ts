import { figure } from '../fields/amounts.ts';
import { z } from 'zod';
import { deadlineCounts } from '../fields/deadline-fields.ts';
import { namedBusiness, recordId } from '../fields/fields.ts';
import { documentIds, listRoute, resendsAtOnce, seeMissedRoute } from '../call/document-routes.ts';
import { restricted } from '../call/restricted-fields.ts';
import { route } from '../call/route.ts';
import {
  invoiceTotals,
  listedInvoice,
  listedSale,
  pendingInvoice,
  wholeInvoice,
} from '../fields/invoice-fields.ts';
import { invoiceFilter } from '../fields/invoice-filter.ts';
import { searchInQuery } from '../fields/payment-fields.ts';

const mayRead = { area: 'receipts', level: 'read' } as const;
const mayReadOrAdmin = { anyOf: [mayRead, { adminArea: 'businesses', level: 'read' }] } as const;
const mayIssue = { area: 'receipts', level: 'readWrite' } as const;
const mayReadSales = { area: 'sales', level: 'read' } as const;

/** Issued invoices: search, display, and resending to the tax authority. */
export const issuedInvoices = {
  list: listRoute({
    service: 'main',
    path: '/fetchInvoices',
    summary: 'A page of the invoices, the newest first.',
    access: mayRead,
    input: z.object(invoiceFilter),
    output: z.object({ invoices: z.array(listedInvoice), ...invoiceTotals }),
  }),
  find: route({
    service: 'main',
    method: 'GET',
    path: '/invoice/find',
    summary:
      'At most 20 invoices that match a text while the user types it, without a count. Number, code, amount and number of the buyer are searched in all invoices, words (buyer, article) in the newest 1,000.',
    access: mayRead,
    input: z.object(searchInQuery),
    output: z.object({ invoices: z.array(listedInvoice) }),
    fallback: 'data-fetch',
  }),
  exported: listRoute({
    service: 'main',
    path: '/fetchInvoicesExport',
    summary: 'All matching invoices, up to ten thousand, and whether there are more.',
    access: mayRead,
    input: z.object(invoiceFilter),
    output: z.object({ invoices: z.array(listedInvoice), ...invoiceTotals }),
  }),
  listSales: listRoute({
    service: 'main',
    path: '/fetchSales',
    summary: 'A page of the sales with cost and margin, the newest first.',
    access: mayReadSales,
    input: z.object(invoiceFilter),
    output: z.object({
      sales: z.array(listedSale),
      ...invoiceTotals,
      /** The total cost of the sales that match the filter; null if there is no total for this filter. */
      cost: restricted('cost', figure.money.nullable()),
    }),
  }),
  one: route({
    service: 'main',
    method: 'GET',
    path: '/fetch-invoice-by-id',
    summary: 'One invoice with its lines, history, journal and stock movements; an admin names the business.',
    access: mayReadOrAdmin,
    input: z.object({ id: recordId, ...namedBusiness }),
    output: z.object({ invoice: wholeInvoice }),
    refusals: ['not-found'],
    fallback: 'invoice-fetch',
  }),
  byFic: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/invoice/invoices',
    summary: 'The invoices with this NIVF: one or none; an admin names the business.',
    access: mayReadOrAdmin,
    input: z.object({ fic: z.uuid('invalid'), ...namedBusiness }),
    output: z.object({ invoices: z.array(listedInvoice) }),
    refusals: ['not-found'],
    fallback: 'lookup',
    changing: false,
  }),
  waiting: route({
    service: 'main',
    method: 'GET',
    path: '/tempInvoices',
    summary:
      'The invoices that the tax authority has not accepted yet, by deadline; those with an acknowledged missed deadline come last.',
    access: mayRead,
    input: z.object({}),
    output: z.object({
      invoices: z.array(pendingInvoice),
      count: z.int(),
      ...deadlineCounts,
    }),
    fallback: 'pending-invoices-fetch',
  }),
  clock: route({
    service: 'invoice-utilities',
    method: 'GET',
    path: '/invoice/clock',
    summary:
      'How many minutes the server clock is ahead of the tax authority (negative: behind), if that prevents issuing; otherwise null.',
    access: 'business',
    input: z.object({}),
    output: z.object({ minutesAway: z.int().nullable() }),
    fallback: 'data-fetch',
  }),
  resend: route({
    service: 'main',
    method: 'POST',
    path: '/retransmit-e-invoice',
    summary: 'Resends invoices to the tax authority at once; accepted ones are not changed.',
    access: mayIssue,
    input: z.object({ ids: documentIds(resendsAtOnce) }),
    output: z.object({
      results: z.array(
        z.object({ id: recordId, outcome: z.enum(['queued', 'fiscalized', 'retracted', 'not-found']) }),
      ),
    }),
    /** `not-found` if none of the given ids is an invoice of the business. */
    refusals: ['not-found'],
    fallback: 'data-change',
  }),
  seeMissed: seeMissedRoute({ path: '/invoice/see-missed', access: mayIssue, documents: 'invoices' }),
};
