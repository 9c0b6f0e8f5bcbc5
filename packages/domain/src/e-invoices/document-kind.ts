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

/** What of an invoice decides which document it is. */
export interface DocumentTraits {
  /** Null for what corrects nothing. */
  readonly corrective: CorrectiveKind | null;
  readonly isBadDebt: boolean;
  readonly isSelfIssued: boolean;
  readonly isSummary: boolean;
  readonly isAdvance: boolean;
  /** Whether it takes off what was paid in advance. */
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

/** Corrections are called by what they do, and who issues for others is said by the invoice itself. */
const saidByRule: ReadonlySet<string> = new Set(['381', '384', '389', 'P10', 'P12']);

/** What a person may choose for an invoice that corrects nothing. */
export const choosableInvoiceTypes = invoiceTypeCodes.filter((code) => !saidByRule.has(code));
export const choosableProcesses = processOptions.filter((code) => !saidByRule.has(code));

type Chosen = Pick<EInvoiceDetails, 'invoiceType' | 'process'>;

/** UBL has a document of its own for what lowers another, so a correction is never called by another code. */
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

/** Whether the document lowers another and says so with amounts above zero. */
export const isCreditNote = (invoiceType: InvoiceTypeCode): boolean =>
  invoiceType === correctiveKinds.credit.invoiceType;
