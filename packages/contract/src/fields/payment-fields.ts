import {
  isSubjectId,
  paidStates,
  subjectPaymentMethods,
  subjectSides,
  type DebtAge,
  type FieldProblem,
} from '@tezga/domain';
import { z } from 'zod';
import { exchangeRate, figure, payment } from './amounts.ts';
import { day, moment, optionalText, recordId, wholeNumberInQuery } from './fields.ts';
import { totals } from './listing.ts';
import { saleInput } from './sale-fields.ts';
import { currency, text } from './texts.ts';

export const paymentKinds = ['payment', 'refund', 'set-off', 'reversal'] as const;
/** The documents on the card of a subject. */
export const cardKinds = [
  'invoice',
  'credit-note',
  'purchase',
  'supplier-credit',
  'purchase-reversal',
  ...paymentKinds,
  'rounding',
] as const;

const problem = (code: FieldProblem): FieldProblem => code;

/** A customer record, or KESH: all customers without a record. */
export const subjectId = z.string().refine(isSubjectId, problem('record-id'));
export const subjectType = z.enum(subjectSides).default('customer');
export const subjectOf = { type: subjectType, subjectId };

export const pageInQuery = {
  page: wholeNumberInQuery(1, 1_000_000, 1),
  perPage: wholeNumberInQuery(1, 1000, 15),
};
export const searchInQuery = { search: optionalText(100) };

const balance = {
  /** In ALL; positive: owed by the customer, or to the supplier. */
  balance: figure.money,
  /** In the currency. */
  balanceMon: figure.money,
};

/** The balance in each currency in which the subject has documents. */
export const balances = z.array(z.object({ currency: z.string(), ...balance }));

/** The overdue debts in ALL by days since they were due, and those not due yet. */
export const ages = z.object({
  notDue: figure.money,
  to30: figure.money,
  to60: figure.money,
  to90: figure.money,
  over90: figure.money,
} satisfies Record<DebtAge, z.ZodType>);

export const subjectRow = z.object({
  ...subjectOf,
  name: z.string(),
  idNumber: z.string(),
  phone: z.string(),
  email: z.string(),
  /** In ALL, over all currencies. */
  balance: figure.money,
  balances,
  ages,
  /** Advances and overpaid documents, in ALL. */
  credit: figure.money,
  openCount: z.int(),
});

/** A document with what is still owed for it, in its currency and in ALL. */
export const openDocument = z.object({
  _id: recordId,
  ...subjectOf,
  subjectName: z.string(),
  /** Of the customer or supplier; empty if it is unknown. */
  email: z.string(),
  /** An advance is a payment without a document; it has the number of the payment. */
  isAdvance: z.boolean(),
  /** True for an invoice of the supplier. */
  isPurchase: z.boolean(),
  number: z.string(),
  date: day,
  /** The day of the document if no other due day was set. */
  dueDate: day,
  /** Negative until the due day. */
  daysOverdue: z.int(),
  currency: z.string(),
  exRate: figure.exchangeRate,
  charged: figure.money,
  chargedMon: figure.money,
  /** Negative: a credit of the subject. */
  open: figure.money,
  openMon: figure.money,
  paidState: z.enum(paidStates),
});

export const documentsPage = z.object({
  documents: z.array(openDocument),
  ...totals,
  /** The open amount of all matches, in ALL. */
  open: figure.money,
});

export const cardEntry = z.object({
  /** The journal. */
  _id: recordId,
  kind: z.enum(cardKinds),
  /** The invoice, the purchase or the payment; null for a rounding. */
  documentId: recordId.nullable(),
  number: z.string(),
  date: day,
  currency: z.string(),
  /** In ALL; positive: more is owed. */
  amount: figure.money,
  amountMon: figure.money,
  /** After this entry, over all currencies. */
  balance: figure.money,
  /** After this entry, in its currency. */
  balanceMon: figure.money,
});

const moneyInput = {
  /** The id of the payment, chosen by the client (idempotency key). */
  paymentId: recordId,
  method: z.enum(subjectPaymentMethods),
  /** The bank account of a payment by bank. */
  accountId: recordId.nullable().default(null),
  /** The till of a payment with banknotes. */
  tillId: recordId.nullable().default(null),
  date: day,
  currency: currency.default('ALL'),
  /** ALL for one unit of the foreign currency; null for a payment of debts in ALL with ALL. */
  exRate: exchangeRate.nullable().default(null),
  amount: payment,
  note: text(200),
};

const wantedDocuments = z
  .array(
    z.object({
      _id: recordId,
      /** In the currency of the document; left out: as much as the payment covers. */
      amount: payment.nullable().default(null),
    }),
  )
  .max(500, problem('too-large'))
  .default([]);

export const paymentInput = z.object({
  ...moneyInput,
  ...subjectOf,
  /** In the order in which they are paid; empty: the oldest first. */
  documents: wantedDocuments,
  /**
   * True to leave the part that no document uses as an advance; otherwise a payment above the open amount is refused.
   */
  keepRest: z.boolean().default(false),
});

export const refundInput = z.object({
  ...moneyInput,
  ...subjectOf,
  /** The advances and overpaid documents to pay out; empty: the oldest first. */
  documents: wantedDocuments,
});

export const salePaymentInput = z.object({ ...moneyInput, saleId: recordId });

/** A new invoice on credit, and one payment of it and of earlier invoices of its customer. */
export const paymentWithSaleInput = z.object({
  ...moneyInput,
  sale: z.object({ saleId: recordId, ...saleInput, draftId: recordId.nullable().default(null) }),
  /** The earlier invoices, which are paid first; the rest of the money pays the new one. */
  payedSales: wantedDocuments,
  keepRest: z.boolean().default(false),
});

export const setOffInput = z.object({
  paymentId: recordId,
  ...subjectOf,
  date: day,
  /** The advances and overpaid documents; empty: all, the oldest first. */
  creditIds: z.array(recordId).max(500, problem('too-large')).default([]),
  /** The documents that they pay; empty: all, the oldest first. */
  documentIds: z.array(recordId).max(500, problem('too-large')).default([]),
  note: text(200),
});

export const listedPayment = z.object({
  _id: recordId,
  number: z.string(),
  kind: z.enum(paymentKinds),
  ...subjectOf,
  subjectName: z.string(),
  method: z.enum(subjectPaymentMethods).nullable(),
  /** The bank and the end of the IBAN, or the till. */
  place: z.string(),
  date: day,
  madeAt: moment,
  currency: z.string(),
  exRate: figure.exchangeRate,
  /** Negative for a reversal. */
  amount: figure.money,
  amountInLek: figure.money,
  /** The part that became an advance, in the currency of the payment. */
  rest: figure.money,
  note: z.string(),
  by: z.string(),
  /** The payment that this one reverses, or that reverses this one. */
  reversesId: recordId.nullable(),
  reversedById: recordId.nullable(),
});

export const wholePayment = listedPayment.extend({
  journalId: recordId,
  movementId: recordId.nullable(),
  documents: z.array(
    z.object({
      _id: recordId,
      number: z.string(),
      isAdvance: z.boolean(),
      currency: z.string(),
      settled: figure.money,
      settledInLek: figure.money,
      /** The value of the money in ALL minus the settled amounts, that is the exchange difference. */
      rateDifference: figure.money,
      /** Still open now, in its currency; negative: a credit. */
      open: figure.money,
    }),
  ),
});
