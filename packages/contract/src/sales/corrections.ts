import { invoiceLinesMax, paymentMethodCodes } from '@tezga/domain';
import { z } from 'zod';
import { figure, quantity, signedTotal } from '../fields/amounts.ts';
import { day, recordId } from '../fields/fields.ts';
import { issued, issuingRefusals } from './issued-answer.ts';
import { route } from '../call/route.ts';
import { mayCorrect } from './sale-access.ts';
import { saleLine, sums } from '../fields/sale-fields.ts';
import { notes } from '../fields/texts.ts';

const mayRead = { area: 'receipts', level: 'read' } as const;

const correction = {
  invoiceId: recordId,
  /** The till that issues the correction; null for the till of the sale. */
  tillId: recordId.nullable().default(null),
  /** True to take back all lines that are not corrected yet; `lines` is then ignored. */
  isWhole: z.boolean().default(false),
  /** The quantities to take back, by line number. */
  lines: z
    .array(
      z.object({
        place: z.int('invalid').min(1, 'too-small').max(invoiceLinesMax, 'too-large'),
        quantity,
      }),
    )
    .max(invoiceLinesMax, 'too-large')
    .prefault([]),
  /** New lines on the corrective invoice, such as goods given in exchange. */
  added: z.array(saleLine).max(invoiceLinesMax, 'too-large').prefault([]),
  pricesIncludeVat: z.boolean().default(true),
  /** The payments; negative amounts are refunds. Null to refund by the methods of the original payments. */
  payments: z
    .array(z.object({ type: z.enum(paymentMethodCodes), amount: signedTotal }))
    .min(1, 'required')
    .max(10, 'too-large')
    .nullable()
    .prefault(null),
  notes,
  /** The corrected days of the supply, within one month; left out if they do not change. */
  supplyStart: day.nullable().default(null),
  supplyEnd: day.nullable().default(null),
};

export const correctionKinds = ['correction', 'debit', 'credit'] as const;

const correctionRefusals = [
  'vat-status-changed',
  'not-found',
  'nothing-to-correct',
  'order-already-used',
  'advance-already-used',
  'debt-given-up',
  'invoice-refused',
] as const;

/** Corrective invoices, and invoices that write off a bad debt. */
export const corrections = {
  correctable: route({
    service: 'invoice-utilities',
    method: 'GET',
    path: '/invoice/correctable',
    summary: 'The remaining quantities and amounts of an invoice after earlier corrections, by line.',
    access: mayRead,
    input: z.object({ id: recordId }),
    output: z.object({
      invoiceNumber: z.string(),
      currencyCode: z.string(),
      typeOfInvoice: z.enum(['CASH', 'NONCASH']),
      /** Whether prices are without VAT because of a reverse charge. */
      isReverseCharge: z.boolean(),
      /**
       * Whether the invoice is unpaid until a summary invoice pays it, like an order: the correction must
       * then use the same payment method.
       */
      isToBeSummedUp: z.boolean(),
      /** Why the invoice cannot be corrected; null if it can. */
      hindrance: z
        .enum([
          'invoice-refused',
          'nothing-to-correct',
          'order-already-used',
          'advance-already-used',
          'debt-given-up',
        ])
        .nullable(),
      /**
       * Whether the open amount can be written off as a bad debt: the buyer owes it, and it was due before
       * today.
       */
      canGiveUp: z.boolean(),
      lines: z.array(
        z.object({
          place: z.int(),
          articleId: recordId.nullable(),
          name: z.string(),
          sku: z.string(),
          barcode: z.string(),
          unit: z.string(),
          /** The id of a VAT rate, or the code of a reason for no VAT. */
          vat: z.string(),
          quantity: figure.quantity,
          quantityLeft: figure.quantity,
          unitPrice: figure.money,
          totalLeft: figure.money,
        }),
      ),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  quoteCorrection: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/invoice/correction-quote',
    summary: 'Preview of a correction: its totals and refunds; nothing is issued.',
    access: mayCorrect,
    input: z.object(correction),
    output: z.object({
      kind: z.enum(correctionKinds),
      currencyCode: z.string(),
      ...sums,
      /** The sums in the currency of the invoice; null if that is the lek. */
      alt: z.object(sums).nullable(),
      payments: z.array(z.object({ type: z.enum(paymentMethodCodes), amount: figure.money })),
    }),
    refusals: [...correctionRefusals],
    fallback: 'data-fetch',
    changing: false,
  }),
  correct: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/invoice/correct',
    summary:
      'Issues a correction, debit or credit note; its total decides which. Never takes back more than is left. The same saleId with the same content again gives the first answer; with other content it is refused.',
    access: mayCorrect,
    input: z.object({ saleId: recordId, ...correction }),
    output: issued,
    refusals: [...issuingRefusals, ...correctionRefusals],
    fallback: 'data-change',
  }),
  giveUpDebt: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/invoice/bad-debt',
    summary: 'Writes off the open amount of an overdue invoice as a bad debt; goods are not moved.',
    access: mayCorrect,
    input: z.object({ saleId: recordId, invoiceId: recordId, notes }),
    output: issued,
    refusals: [...issuingRefusals, ...correctionRefusals, 'debt-not-owed', 'debt-not-due'],
    fallback: 'data-change',
  }),
};
