import { z } from 'zod';
import { documentIds, resendsAtOnce } from '../call/document-routes.ts';
import { route } from '../call/route.ts';
import { figure } from '../fields/amounts.ts';
import { deadlineCounts } from '../fields/deadline-fields.ts';
import { day, moment, optionalText, recordId, wholeNumberInQuery } from '../fields/fields.ts';
import { listedInvoice, pendingInvoice, wholeInvoice } from '../fields/invoice-fields.ts';

const mayRead = { adminArea: 'businesses', level: 'read' } as const;

/** The specification requires this page size; the first page is page 0. */
export const managedSalesPerPage = 10;

const soldIn = z.object({
  count: z.int(),
  totalPriceWithoutVAT: figure.money,
  totalVATAmount: figure.money,
  totalPrice: figure.money,
});

/** The sales of a managed business, for its admins. */
export const managedSales = {
  salesOfBusiness: route({
    service: 'main',
    method: 'GET',
    path: '/sa/get-business-sales',
    summary: 'What a managed business sold today, this month and this year.',
    access: mayRead,
    input: z.object({ businessId: recordId }),
    output: z.object({ today: soldIn, month: soldIn, year: soldIn }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  salesPage: route({
    service: 'main',
    method: 'POST',
    path: '/sa/get-business-sales-by-id',
    summary: 'Ten sales of a managed business, the newest first; the first page is 0.',
    access: mayRead,
    input: z.object({
      businessId: recordId,
      page: z.int('invalid').min(0, 'too-small').max(1_000_000, 'too-large').default(0),
      search: optionalText(100),
      from: day.optional(),
      to: day.optional(),
    }),
    output: z.object({ sales: z.array(listedInvoice), count: z.int(), isMore: z.boolean() }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
    changing: false,
  }),
  saleOfBusiness: route({
    service: 'main',
    method: 'GET',
    path: '/sa/get-business-sale',
    summary: 'One sale of a managed business with its lines.',
    access: mayRead,
    input: z.object({ businessId: recordId, id: recordId }),
    output: z.object({ invoice: wholeInvoice }),
    refusals: ['not-found'],
    fallback: 'invoice-fetch',
  }),
  invoiceOfBusiness: route({
    service: 'main',
    method: 'GET',
    path: '/sa/fetch-invoice-by-id',
    summary: 'One invoice of a managed business with its lines and its history.',
    access: mayRead,
    input: z.object({ businessId: recordId, id: recordId }),
    output: z.object({ invoice: wholeInvoice }),
    refusals: ['not-found'],
    fallback: 'invoice-fetch',
  }),
  invoicesOfAdmin: route({
    service: 'main',
    method: 'GET',
    path: '/sa/fetchSaInvoicesOfBusinesses/{id}',
    summary:
      'The newest invoices of all businesses of an admin, up to a thousand; a reseller names no other admin.',
    access: mayRead,
    input: z.object({
      id: recordId,
      page: wholeNumberInQuery(0, 99, 0),
    }),
    output: z.object({
      invoices: z.array(
        z.object({
          _id: recordId,
          businessId: recordId,
          businessName: z.string(),
          nipt: z.string(),
          invoiceNumber: z.string(),
          date: moment,
          buyerName: z.string(),
          totalPrice: figure.money,
          currencyCode: z.string(),
          /** The total in its currency: the total divided by the exchange rate, with two decimals. */
          totalPriceAlt: figure.money,
          status: z.enum(['pending', 'error', 'fiscalized']),
        }),
      ),
      isMore: z.boolean(),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
    timeoutMs: 15_000,
  }),
  waitingOfBusiness: route({
    service: 'main',
    method: 'GET',
    path: '/sa/tempInvoices',
    summary: 'The invoices of a managed business that the tax authority has not accepted yet.',
    access: mayRead,
    input: z.object({ businessId: recordId }),
    output: z.object({ invoices: z.array(pendingInvoice), count: z.int(), ...deadlineCounts }),
    refusals: ['not-found'],
    fallback: 'pending-invoices-fetch',
  }),
  resendForBusiness: route({
    service: 'main',
    method: 'POST',
    path: '/sa/retransmit-e-invoice',
    summary:
      'Resends invoices of a managed business to the tax authority at once; accepted ones are not changed.',
    access: { adminArea: 'businesses', level: 'readWrite' },
    input: z.object({ businessId: recordId, ids: documentIds(resendsAtOnce) }),
    output: z.object({
      results: z.array(
        z.object({ id: recordId, outcome: z.enum(['queued', 'fiscalized', 'retracted', 'not-found']) }),
      ),
    }),
    refusals: ['not-found'],
    fallback: 'data-change',
  }),
};
