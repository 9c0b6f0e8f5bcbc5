import { figure } from '../fields/amounts.ts';
import { z } from 'zod';
import { moment, recordId, requiredText } from '../fields/fields.ts';
import { route } from '../call/route.ts';
import { saleInput, sums } from '../fields/sale-fields.ts';

const pdfTimeoutMs = 25_000;

/** An advance that no invoice has settled yet. */
export const openAdvance = z.object({
  _id: recordId,
  invoiceNumber: z.string(),
  date: moment,
  currencyCode: z.string(),
  reverseCharge: z.boolean(),
  /** The sums in the currency of the advance, minus the amounts that correctives took back. */
  ...sums,
  /** By VAT rate or reason for no VAT: the amounts that the settling invoice deducts. */
  taxes: z.array(
    z.object({
      vatPercent: z.number().nullable(),
      exemption: z.string().nullable(),
      withoutVat: figure.money,
      withVat: figure.money,
      withoutVatInLek: figure.money,
    }),
  ),
});

/** Advances: invoices for money that the buyer paid before the supply. */
export const advances = {
  openAdvances: route({
    service: 'invoice-utilities',
    method: 'GET',
    path: '/invoice/open-advances',
    summary: 'The advances of a customer that no invoice has settled yet, the newest first.',
    access: { area: 'receipts', level: 'read' },
    input: z.object({ idNumber: requiredText(20) }),
    output: z.object({ advances: z.array(openAdvance) }),
    fallback: 'data-fetch',
  }),
  proForma: route({
    service: 'invoice-utilities',
    method: 'POST',
    path: '/invoice/pro-forma',
    summary: 'A cart as a pro-forma PDF; nothing is numbered, saved or submitted.',
    access: { area: 'receipts', level: 'readWrite' },
    input: z.object({ ...saleInput, language: z.enum(['sq', 'en', 'it']).default('sq') }),
    output: z.object({ name: z.string(), pdf: z.base64() }),
    refusals: ['not-found', 'advance-already-used', 'too-many-requests', 'print-too-heavy'],
    fallback: 'data-fetch',
    timeoutMs: pdfTimeoutMs,
    changing: false,
  }),
};
