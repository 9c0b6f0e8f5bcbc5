import { correctiveKinds, type CorrectiveKind } from '../sales/corrective.ts';
import {
  invoiceTypeCodes,
  processOptions,
  usualInvoiceType,
  usualProcess,
  type InvoiceTypeCode,
  type ProcessOption,
} from '../sales/invoice-types.ts';
import type { EInvoiceDetails } from './e-invoice-details.ts';

/** The facts of an invoice that decide its type code. */
export interface DocumentTraits {
  /** Null unless the invoice is a corrective. */
  readonly corrective: CorrectiveKind | null;
  readonly isBadDebt: boolean;
  readonly isSelfIssued: boolean;
  readonly isSummary: boolean;
  readonly isAdvance: boolean;
  /** Whether the invoice deducts advances. */
  readonly isFinal: boolean;
}

export const plainDocument: DocumentTraits = {
  corrective: null,
  isBadDebt: false,
  isSelfIssued: false,
  isSummary: false,
  isAdvance: false,
  isFinal: false,
};

/** The codes that follow from the invoice itself, for corrections and self-issued invoices. */
const derivedCodes: ReadonlySet<string> = new Set(['381', '384', '389', 'P10', 'P12']);

/** The codes that a person may choose for an invoice that is not a corrective. */
export const choosableInvoiceTypes = invoiceTypeCodes.filter((code) => !derivedCodes.has(code));
export const choosableProcesses = processOptions.filter((code) => !derivedCodes.has(code));

type Chosen = Pick<EInvoiceDetails, 'invoiceType' | 'process'>;

/**
 * The type code. For a correction the chosen code is ignored, because UBL has separate documents for credit
 * notes.
 */
export function invoiceTypeOf(traits: DocumentTraits, chosen: Chosen): InvoiceTypeCode {
  if (traits.corrective !== null) return correctiveKinds[traits.corrective].invoiceType;
  if (traits.isBadDebt) return correctiveKinds.credit.invoiceType;
  if (chosen.invoiceType !== null) return chosen.invoiceType;
  if (traits.isSelfIssued) return '389';
  if (traits.isAdvance) return '386';
  return traits.isSummary ? '385' : usualInvoiceType;
}

export function processOf(traits: DocumentTraits, chosen: Chosen): ProcessOption {
  if (traits.corrective !== null || traits.isBadDebt) return 'P10';
  if (chosen.process !== null) return chosen.process;
  if (traits.isSelfIssued) return 'P12';
  if (traits.isAdvance) return 'P4';
  return traits.isFinal ? 'P11' : usualProcess;
}

/** Whether the document is a credit note, in which UBL requires positive amounts. */
export const isCreditNote = (invoiceType: InvoiceTypeCode): boolean =>
  invoiceType === correctiveKinds.credit.invoiceType;
