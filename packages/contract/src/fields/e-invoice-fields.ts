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

/** Whoever else has a part in the invoice. */
const party = z.object({
  name: requiredText(100),
  idNumber: text(20),
  address: text(200),
  town: text(100),
  country: country.default('ALB'),
});

/** Twelve digits in a row would be a whole card number, which nobody may keep. */
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

/** What an e-invoice says beyond its invoice; each thing left out is as usual. */
export const eInvoiceInput = z.object({
  /** Null where the kind of document says it. */
  invoiceType: z.enum(invoiceTypeCodes).nullable().default(null),
  process: z.enum(processOptions).nullable().default(null),
  taxPoint: z.enum(taxPointOptions).nullable().default(null),
  taxPointDate: day.nullable().default(null),
  transporter: party.nullable().default(null),
  payee: party.nullable().default(null),
  taxRepresentative: party.nullable().default(null),
  cardPayment: cardPayment.nullable().default(null),
  /** Files that were uploaded before. */
  files: z.array(recordId).max(attachmentsMax, problem('too-large')).default([]),
  /** Where to pay; null for the first account of the business in the currency. */
  accountId: recordId.nullable().default(null),
}) satisfies z.ZodType<EInvoiceDetails>;
