import { figure } from '../fields/amounts.ts';
import { fiscalStatuses } from '@tezga/domain';
import { z } from 'zod';
import { signingRefusals } from '../call/document-routes.ts';
import { moment, recordId } from '../fields/fields.ts';

/** The reply to the seller who issued an invoice. */
export const issued = z.object({
  _id: recordId,
  invoiceNumber: z.string(),
  nslf: z.string(),
  issueDateTime: moment,
  /** In lek. */
  totalPrice: figure.money,
  currencyCode: z.string(),
  /** The change in the currency of the invoice. */
  change: figure.money,
  status: z.enum(fiscalStatuses),
});

/** The refusals of every call that issues an invoice. */
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

/** The refusals of a till that verifies its clients in the tax register. */
export const verifyingRefusals = [
  'client-not-verified',
  'tax-authority-unreachable',
  'tax-authority-refused',
] as const;
