import {
  isSubjectId,
  paidStates,
  recordedPaymentMethods,
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
/** The kinds of entries on the card of a customer or supplier. */
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

/** The id of a customer record, or KESH, which stands for all customers without a record. */
export const subjectId = z.string().refine(isSubjectId, problem('record-id'));
export const subjectType = z.enum(subjectSides).default('customer');
export const subjectOf = { type: subjectType, subjectId };

export const pageInQuery = {
  page: wholeNumberInQuery(1, 1_000_000, 1),
  perPage: wholeNumberInQuery(1, 1000, 15),
};
export const searchInQuery = { search: optionalText(100) };

const balance = {
  /** The balance in ALL. Positive: the customer owes it, or it is owed to the supplier. */
  balance: figure.money,
  /** The balance in the currency of the documents. */
  balanceMon: figure.money,
};

/** The balance in each currency in which the subject has documents. */
export const balances = z.array(z.object({ currency: z.string(), ...balance }));

/** The debts in ALL by age: those not due yet, and those overdue by up to 30, 60, 90 or more days. */
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
  /** The balance in ALL, over all currencies. */
  balance: figure.money,
  balances,
  ages,
  /** The sum of advances and overpaid documents, in ALL. */
  credit: figure.money,
  openCount: z.int(),
});

/** The points of a customer, and the value of one point and of all of them in ALL. */
export const pointsOfCustomer = z.object({
  credits: figure.points,
  exchangeRate: figure.exchangeRate,
  available: figure.money,
  /**
   * False if the customer is deleted. The points then cannot be changed, but can still pay the documents of the
   * customer.
   */
  isChangeable: z.boolean(),
});

/** A document with its open amount, in its currency and in ALL. */
export const openDocument = z.object({
  _id: recordId,
  ...subjectOf,
  subjectName: z.string(),
  /** The e-mail of the customer or supplier; empty if it is unknown. */
  email: z.string(),
  /** True for an advance: a payment without a document. `number` is then the number of the payment. */
  isAdvance: z.boolean(),
  /** True for an invoice of the supplier, false for an invoice to a customer. */
  isPurchase: z.boolean(),
  number: z.string(),
  date: day,
  /** The agreed due day; the day of the document if none was agreed. */
  dueDate: day,
  /** Days since the due day; negative before it. */
  daysOverdue: z.int(),
  currency: z.string(),
  exRate: figure.exchangeRate,
  charged: figure.money,
  chargedMon: figure.money,
  /** The open amount in ALL; a negative amount is a credit of the customer or supplier. */
  open: figure.money,
  openMon: figure.money,
  paidState: z.enum(paidStates),
});

export const documentsPage = z.object({
  documents: z.array(openDocument),
  ...totals,
  /** The open amount of all matching documents, in ALL. */
  open: figure.money,
});

export const cardEntry = z.object({
  /** The id of the journal entry. */
  _id: recordId,
  kind: z.enum(cardKinds),
  /** The id of the invoice, the purchase or the payment; null for a rounding. */
  documentId: recordId.nullable(),
  number: z.string(),
  date: day,
  currency: z.string(),
  /** The amount in ALL; a positive amount increases the debt. */
  amount: figure.money,
  amountMon: figure.money,
  /** The balance in ALL after this entry, over all currencies. */
  balance: figure.money,
  /** The balance in the currency of the entry, after this entry. */
  balanceMon: figure.money,
});

const moneyInput = {
  /** The id of the payment, chosen by the client (idempotency key). */
  paymentId: recordId,
  /** CREDIT takes points of the customer; its amount is in ALL. */
  method: z.enum(subjectPaymentMethods),
  /** The bank account of a payment by bank; null for other methods. */
  accountId: recordId.nullable().default(null),
  /** The till of a cash payment; null for other methods. */
  tillId: recordId.nullable().default(null),
  date: day,
  currency: currency.default('ALL'),
  /** The value of one unit of the foreign currency in ALL; null if debts and payment are both in ALL. */
  exRate: exchangeRate.nullable().default(null),
  amount: payment,
  note: text(200),
};

const wantedDocuments = z
  .array(
    z.object({
      _id: recordId,
      /** The amount to pay, in the currency of the document; if left out, as much as the payment covers. */
      amount: payment.nullable().default(null),
    }),
  )
  .max(500, problem('too-large'))
  .default([]);

export const paymentInput = z.object({
  ...moneyInput,
  ...subjectOf,
  /** The documents in the order in which they are paid; if empty, the oldest documents are paid first. */
  documents: wantedDocuments,
  /**
   * True to turn the unused part of the payment into an advance; otherwise a payment above the open amount is
   * refused.
   */
  keepRest: z.boolean().default(false),
});

export const refundInput = z.object({
  ...moneyInput,
  ...subjectOf,
  /** The advances and overpaid documents to pay out; if empty, the oldest are paid out first. */
  documents: wantedDocuments,
});

export const salePaymentInput = z.object({ ...moneyInput, saleId: recordId });

/** A new invoice on credit, and one payment for it and for earlier invoices of the same customer. */
export const paymentWithSaleInput = z.object({
  ...moneyInput,
  sale: z.object({ saleId: recordId, ...saleInput, draftId: recordId.nullable().default(null) }),
  /** The earlier invoices, which are paid first; the rest of the money pays the new invoice. */
  payedSales: wantedDocuments,
  keepRest: z.boolean().default(false),
});

export const setOffInput = z.object({
  paymentId: recordId,
  ...subjectOf,
  date: day,
  /** The advances and overpaid documents that are used; if empty, all, the oldest first. All ids have one currency. */
  creditIds: z.array(recordId).max(500, problem('too-large')).default([]),
  /**
   * The documents that the advances and overpaid documents pay; if empty, all open documents, the oldest
   * first.
   */
  documentIds: z.array(recordId).max(500, problem('too-large')).default([]),
  note: text(200),
});

export const listedPayment = z.object({
  _id: recordId,
  number: z.string(),
  kind: z.enum(paymentKinds),
  ...subjectOf,
  subjectName: z.string(),
  method: z.enum(recordedPaymentMethods).nullable(),
  /** Where the money was paid: the bank and the end of the IBAN, or the name of the till. */
  place: z.string(),
  date: day,
  madeAt: moment,
  currency: z.string(),
  exRate: figure.exchangeRate,
  /** The paid amount; negative for a reversal. */
  amount: figure.money,
  amountInLek: figure.money,
  /** The part that became an advance, in the currency of the payment. */
  rest: figure.money,
  note: z.string(),
  by: z.string(),
  /** The payment that this one reverses; the next field is the payment that reverses this one. */
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
      /** The exchange difference: the value of the money in ALL minus the settled amounts. */
      rateDifference: figure.money,
      /** The amount that is still open, in the currency of the document; a negative amount is a credit. */
      open: figure.money,
    }),
  ),
});
