import {
  attachmentsMax,
  invoiceTypeCodes,
  processOptions,
  taxPointOptions,
  type EInvoiceDetails,
  type FieldProblem,
} from '@tezga/domain';
import { z } from 'zod';
import { day, recordId, requiredText, typedText } from './fields.ts';
import { country, text } from './texts.ts';

const problem = (code: FieldProblem): FieldProblem => code;

/** A further party of the invoice, besides seller and buyer. */
const party = z.object({
  name: requiredText(100),
  idNumber: text(20),
  address: text(200),
  town: text(100),
  country: country.default('ALB'),
});

/** Refuses twelve digits in a row: they could be a full card number, which must not be stored. */
const maskedPan = typedText()
  .max(19, problem('too-long'))
  .refine((written) => !/\d{12}/.test(written.replaceAll(/[ -]/g, '')), problem('masked-pan'))
  .default('');

const cardPayment = z.object({
  orderId: text(50),
  authCode: text(20),
  tranType: text(20),
  maskedPan,
  email: text(100),
  tel: text(30),
});

/** The e-invoice fields that a plain invoice does not have; each has a default. */
export const eInvoiceInput = z.object({
  /** If null, the server derives the code from the kind of document. */
  invoiceType: z.enum(invoiceTypeCodes).nullable().default(null),
  process: z.enum(processOptions).nullable().default(null),
  taxPoint: z.enum(taxPointOptions).nullable().default(null),
  taxPointDate: day.nullable().default(null),
  transporter: party.nullable().default(null),
  payee: party.nullable().default(null),
  taxRepresentative: party.nullable().default(null),
  cardPayment: cardPayment.nullable().default(null),
  /** The ids of uploaded files. */
  files: z.array(recordId).max(attachmentsMax, problem('too-large')).default([]),
  /** The bank account for the payment; null for the first one in the currency of the invoice, or else the first one. */
  accountId: recordId.nullable().default(null),
}) satisfies z.ZodType<EInvoiceDetails>;
