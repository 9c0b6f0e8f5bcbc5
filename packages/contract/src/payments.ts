import { paidStates, subjectPaymentMethods } from '@tezga/domain';
import { z } from 'zod';
import { route } from './call/route.ts';
import { figure } from './fields/amounts.ts';
import { day, flagInQuery, recordId } from './fields/fields.ts';
import { pageFacts, totals } from './fields/listing.ts';
import {
  ages,
  balances,
  cardEntry,
  documentsPage,
  listedPayment,
  openDocument,
  pageInQuery,
  paymentInput,
  paymentWithSaleInput,
  refundInput,
  salePaymentInput,
  searchInQuery,
  setOffInput,
  subjectId,
  subjectOf,
  subjectRow,
  subjectType,
  wholePayment,
} from './fields/payment-fields.ts';
import { text } from './fields/texts.ts';
import { issued, issuingRefusals } from './sales/issued-answer.ts';
import { statementCalls } from './statement-calls.ts';

const mayRead = { area: 'customers', level: 'read' } as const;
const mayPay = { area: 'customers', level: 'readWrite' } as const;

const paid = z.object({
  _id: recordId,
  paymentNumber: z.string(),
  message: z.string(),
  /** The part that became an advance, in the currency of the payment. */
  rest: figure.money,
  documents: z.array(z.object({ _id: recordId, settled: figure.money, paidState: z.enum(paidStates) })),
});

const payingRefusals = [
  'not-found',
  'payment-made-otherwise',
  'payment-exceeds-open',
  'payment-nothing-open',
  'till-not-registered',
  'drawer-not-open',
  'drawer-short',
] as const;

/** The debts of customers and to suppliers, and the payments of both. */
export const payments = {
  pay: route({
    service: 'main',
    method: 'POST',
    path: '/payments',
    summary:
      'Pays open documents of a customer or supplier, the chosen ones or the oldest first, by bank or with banknotes. A repeated call with the same content gets the first reply.',
    access: mayPay,
    input: paymentInput,
    output: paid,
    refusals: payingRefusals,
    fallback: 'data-change',
  }),
  paySale: route({
    service: 'main',
    method: 'POST',
    path: '/payments/sale',
    summary: 'Pays one invoice, in full or in part, whoever its customer is.',
    access: mayPay,
    input: salePaymentInput,
    output: paid,
    refusals: payingRefusals,
    fallback: 'data-change',
  }),
  payWithSale: route({
    service: 'main',
    method: 'POST',
    path: '/payments/with-sale',
    summary: 'Issues an invoice on credit and pays it with earlier ones of its customer, or does neither.',
    access: { allOf: [mayPay, { area: 'receipts', level: 'readWrite' }] },
    input: paymentWithSaleInput,
    output: paid.extend({ sale: issued }),
    refusals: [
      ...issuingRefusals,
      'payment-made-otherwise',
      'payment-exceeds-open',
      'payment-nothing-open',
      'payment-sale-not-on-credit',
      'drawer-short',
      'advance-already-used',
      'client-not-verified',
      'tax-authority-unreachable',
      'tax-authority-refused',
    ],
    fallback: 'data-change',
  }),
  refund: route({
    service: 'main',
    method: 'POST',
    path: '/payments/refund',
    summary: 'Pays out advances and overpaid documents.',
    access: mayPay,
    input: refundInput,
    output: paid,
    refusals: payingRefusals,
    fallback: 'data-change',
  }),
  setOff: route({
    service: 'main',
    method: 'POST',
    path: '/payments/set-off',
    summary: 'Pays open documents with advances and overpaid documents of the same subject and currency.',
    access: mayPay,
    input: setOffInput,
    output: paid,
    refusals: ['not-found', 'payment-made-otherwise', 'payment-nothing-open', 'payment-cash-limit'],
    fallback: 'data-change',
  }),
  reverse: route({
    service: 'main',
    method: 'POST',
    path: '/payments/reverse',
    summary:
      'Reverses a payment today: its documents are open again, cash leaves the drawer. An advance that was used must be freed first.',
    access: mayPay,
    input: z.object({ paymentId: recordId, id: recordId, note: text(200) }),
    output: z.object({ _id: recordId, paymentNumber: z.string(), message: z.string() }),
    refusals: [
      'not-found',
      'payment-made-otherwise',
      'payment-reversed-already',
      'payment-advance-used',
      'payment-of-other-shops',
      'till-not-registered',
      'drawer-not-open',
      'drawer-short',
    ],
    fallback: 'data-change',
  }),
  list: route({
    service: 'main',
    method: 'GET',
    path: '/payments',
    summary: 'A page of the payments, the newest day first.',
    access: mayRead,
    input: z.object({
      ...pageInQuery,
      ...searchInQuery,
      type: subjectType.unwrap().optional(),
      subjectId: subjectId.optional(),
      method: z.enum(subjectPaymentMethods).optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    output: z.object({ payments: z.array(listedPayment), ...totals, ...pageFacts }),
    fallback: 'data-fetch',
    timeoutMs: 15_000,
  }),
  one: route({
    service: 'main',
    method: 'GET',
    path: '/payments/one',
    summary: 'One payment with its documents.',
    access: mayRead,
    input: z.object({ id: recordId }),
    output: z.object({ payment: wholePayment }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  subjects: route({
    service: 'main',
    method: 'GET',
    path: '/payments/subjects',
    summary:
      'A page of the customers or suppliers with documents to pay: balance in ALL and in each currency, and the age of the debt.',
    access: mayRead,
    input: z.object({
      ...pageInQuery,
      ...searchInQuery,
      type: subjectType,
      /** True to list only customers and suppliers with open documents. */
      open: flagInQuery,
      sort: z.enum(['balance', 'name']).default('balance'),
      direction: z.enum(['ascending', 'descending']).default('descending'),
    }),
    output: z.object({ subjects: z.array(subjectRow), ...totals, balance: figure.money }),
    fallback: 'data-fetch',
    timeoutMs: 15_000,
  }),
  subject: route({
    service: 'main',
    method: 'GET',
    path: '/payments/subject/',
    summary:
      'The card of a customer or supplier: balance, age of the debt, and a page of invoices, credit notes and payments with the running balance, the newest first.',
    access: mayRead,
    input: z.object({ ...subjectOf, ...pageInQuery, from: day.optional(), to: day.optional() }),
    output: z.object({
      subject: subjectRow,
      entries: z.array(cardEntry),
      /** The balances before the first day of the period; empty if the period has no first day. */
      opening: balances,
      ...totals,
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  whatCanIPay: route({
    service: 'main',
    method: 'GET',
    path: '/payments/whatcanipay',
    summary:
      'What can be paid for a customer or supplier: the open documents, the oldest first, and the credits that can pay them.',
    access: mayRead,
    input: z.object({ ...subjectOf, ...pageInQuery, ...searchInQuery }),
    output: documentsPage.extend({ credits: z.array(openDocument), ages, balances }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  sales: route({
    service: 'main',
    method: 'GET',
    path: '/payments/sales',
    summary: 'The open invoices of a customer, the oldest first.',
    access: mayRead,
    input: z.object({ subjectId, ...pageInQuery, ...searchInQuery }),
    output: documentsPage,
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  allSales: route({
    service: 'main',
    method: 'GET',
    path: '/payments/all-sales',
    summary: 'The open documents of all customers or suppliers by due day; optionally only the overdue ones.',
    access: mayRead,
    input: z.object({ ...pageInQuery, ...searchInQuery, type: subjectType, overdue: flagInQuery }),
    output: documentsPage,
    fallback: 'data-fetch',
    timeoutMs: 15_000,
  }),
  invoicesOfCustomer: route({
    service: 'main',
    method: 'GET',
    path: '/fetchInvoicesCustomer',
    summary: 'A page of the invoices on credit of a customer, also the paid ones, the newest first.',
    access: mayRead,
    input: z.object({ customerId: subjectId, ...pageInQuery, ...searchInQuery }),
    output: z.object({ invoices: z.array(openDocument), ...totals }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  ...statementCalls,
};
