import { eInvoiceStatuses } from '../e-invoices/e-invoice-status.ts';

/** The type codes of e-invoices (UNTDID 1001). */
export const invoiceTypeCodes = [
  '80',
  '82',
  '84',
  '325',
  '326',
  '380',
  '381',
  '383',
  '384',
  '385',
  '386',
  '389',
  '393',
  '394',
  '395',
  '575',
  '623',
  '780',
] as const;
export type InvoiceTypeCode = (typeof invoiceTypeCodes)[number];

/** The code of a commercial invoice, the default. */
export const usualInvoiceType: InvoiceTypeCode = '380';

/** The business process codes of e-invoices. */
export const processOptions = [
  'P1',
  'P2',
  'P3',
  'P4',
  'P5',
  'P6',
  'P7',
  'P8',
  'P9',
  'P10',
  'P11',
  'P12',
] as const;
export type ProcessOption = (typeof processOptions)[number];

export const usualProcess: ProcessOption = 'P1';

/** Why a buyer issues the invoice instead of the supplier. */
export const selfIssueTypes = ['AGREEMENT', 'DOMESTIC', 'ABROAD', 'SELF', 'OTHER'] as const;
export type SelfIssueType = (typeof selfIssueTypes)[number];

/** The classes by which the list of invoices can be filtered. */
export const invoiceFilters = ['cash', 'nonCash', 'card', 'order', 'other'] as const;
export type InvoiceFilter = (typeof invoiceFilters)[number];

export interface InvoiceFilterFlag {
  readonly type: InvoiceFilter;
  readonly show: boolean;
}

/**
 * The classes that a filter shows. If any class has `show: true`, classes without a flag are hidden. A class
 * with `show: false` is always hidden. If all four classes of the specification are shown, `other` is shown
 * too.
 */
export function shownInvoiceFilters(flags: readonly InvoiceFilterFlag[]): readonly InvoiceFilter[] {
  const typesWith = (wanted: boolean) =>
    new Set(flags.filter(({ show }) => show === wanted).map(({ type }) => type));
  const [shown, hidden] = [typesWith(true), typesWith(false)];
  if (invoiceFilters.every((type) => type === 'other' || shown.has(type))) shown.add('other');
  return invoiceFilters.filter((type) => !hidden.has(type) && (shown.size === 0 || shown.has(type)));
}

/**
 * The states by which e-invoices can be filtered: all e-invoices, e-invoices without an EIC yet, e-invoices that
 * the central platform refused, and the statuses that follow the EIC.
 */
export const eInvoiceFilters = ['any', 'pending', 'error', ...eInvoiceStatuses] as const;
export type EInvoiceFilter = (typeof eInvoiceFilters)[number];

/** Corrective invoices (credit notes, corrections, cancellations), and all others. */
export const invoiceKindFilters = ['corrective', 'plain'] as const;
export type InvoiceKindFilter = (typeof invoiceKindFilters)[number];
