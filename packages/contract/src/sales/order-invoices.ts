import { figure } from '../fields/amounts.ts';
import { fiscalStatuses, ordersSummedMax, summedUpMethods } from '@tezga/domain';
import { z } from 'zod';
import { eInvoiceInput } from '../fields/e-invoice-fields.ts';
import { day, moment, optionalText, recordId } from '../fields/fields.ts';
import { issued, issuingRefusals, verifyingRefusals } from './issued-answer.ts';
import { route } from '../call/route.ts';
import { buyerInput, payment, sums } from '../fields/sale-fields.ts';
import { notes } from '../fields/texts.ts';

const mayRead = { area: 'receipts', level: 'read' } as const;
const mayIssue = { area: 'receipts', level: 'readWrite' } as const;

/** The maximum number of open orders in one reply. */
export const openOrdersMax = 1000;

const invoiceIds = z.array(recordId).min(1, 'required').max(ordersSummedMax, 'too-large');
const choiceRefusals = [
  'not-found',
  'order-already-used',
  'order-not-open',
  'orders-differ',
  'summary-too-long',
  'invoice-refused',
] as const;

const openOrder = z.object({
  _id: recordId,
  invoiceNumber: z.string(),
  issueDateTime: moment,
  /** Whether this is an order or a charge to a company card. */
  method: z.enum(summedUpMethods),
  companyCard: z.string(),
  posId: recordId,
  posName: z.string(),
  operatorName: z.string(),
  customerId: recordId.nullable(),
  /** The buyer at the time of the order; null if the order names none. */
  buyer: buyerInput.required().nullable(),
  notes: z.string(),
  currencyCode: z.string(),
  currencyExRate: figure.exchangeRate,
  linesCount: z.int(),
  /** The total in lek, with VAT, minus the corrected amounts. */
  totalPrice: figure.money,
  /** The total in the currency of the order; null if that is the lek. */
  totalPriceAlt: figure.money.nullable(),
  status: z.enum(fiscalStatuses),
});

/** Orders, and the summary invoice that pays them. */
export const orderInvoices = {
  openOrders: route({
    service: 'invoice-utilities',
    method: 'GET',
    path: '/invoice/open-orders',
    summary:
      'The orders and company-card invoices without a summary invoice, the newest first; without days, all of them.',
    access: mayRead,
    input: z.object({
      posId: recordId.optional(),
      customerId: recordId.optional(),
      from: day.optional(),
      to: day.optional(),
      /** Matches a part of the name or number of the buyer, or of the notes. */
      search: optionalText(100),
    }),
    output: z.object({
      orders: z.array(openOrder),
      /** The first day of the filter; null for none. */
      from: z.string().nullable(),
      /**
       * True if there are or may be more orders than this reply contains: the user must choose fewer days.
       */
      isMore: z.boolean(),
    }),
    fallback: 'data-fetch',
  }),
  summaryOf: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/invoice/summary-quote',
    summary: 'Preview of a summary invoice: totals and merged lines of the chosen orders; nothing is issued.',
    access: mayIssue,
    input: z.object({ invoiceIds }),
    output: z.object({
      method: z.enum(summedUpMethods),
      ordersCount: z.int(),
      currencyCode: z.string(),
      currencyExRate: figure.exchangeRate,
      ...sums,
      /** The sums in the currency of the orders; null if that is the lek. */
      alt: z.object(sums).nullable(),
      /** The lines of the summary invoice, in the currency of the orders. */
      lines: z.array(
        z.object({
          name: z.string(),
          unit: z.string(),
          quantity: figure.quantity,
          unitPrice: figure.money,
          totalPrice: figure.money,
        }),
      ),
    }),
    refusals: [...choiceRefusals],
    fallback: 'data-fetch',
    changing: false,
  }),
  summarize: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/invoice/summary',
    summary:
      'Issues the summary invoice of orders, paid by the given payments. Each order is in one summary invoice only. The same saleId with the same content again gives the first answer; with other content it is refused.',
    access: mayIssue,
    input: z.object({
      saleId: recordId,
      invoiceIds,
      tillId: recordId,
      /** The amounts that the customer handed over; cash above the total is returned as change. */
      payments: z.array(payment).max(10, 'too-large').prefault([]),
      customerId: recordId.nullable().default(null),
      buyer: buyerInput.nullable().default(null),
      notes,
      payDeadline: day.nullable().default(null),
      eInvoice: eInvoiceInput.nullable().default(null),
    }),
    output: issued,
    refusals: [...new Set([...issuingRefusals, ...choiceRefusals, ...verifyingRefusals])],
    fallback: 'data-change',
  }),
};
