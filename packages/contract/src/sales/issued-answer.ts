import { fiscalStatuses } from '@tezga/domain';
import { z } from 'zod';
import { signingRefusals } from '../call/document-routes.ts';
import { moment, recordId } from '../fields/fields.ts';

/** What whoever issued an invoice hears at once. */
export const issued = z.object({
  _id: recordId,
  invoiceNumber: z.string(),
  nslf: z.string(),
  issueDateTime: moment,
  /** In lek. */
  totalPrice: z.number(),
  currencyCode: z.string(),
  /** In that currency. */
  change: z.number(),
  status: z.enum(fiscalStatuses),
});

/** What keeps any invoice from being issued. */
export const issuingRefusals = [
  'not-found',
  'sale-issued-otherwise',
  'till-not-registered',
  'business-unit-missing',
  'operator-code-missing',
  'customer-needed',
  'drawer-not-open',
  'stock-insufficient',
  ...signingRefusals,
] as const;
