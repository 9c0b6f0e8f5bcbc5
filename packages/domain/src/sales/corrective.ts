import type { Money } from '../amounts.ts';
import type { InvoiceTypeCode } from './invoice-types.ts';

/** The codes of each kind of correction: for the fiscal message, and for the e-invoice. */
export const correctiveKinds = {
  correction: { fiscalType: 'CORRECTIVE', invoiceType: '384' },
  debit: { fiscalType: 'DEBIT', invoiceType: '383' },
  credit: { fiscalType: 'CREDIT', invoiceType: '381' },
} as const satisfies Record<string, { readonly fiscalType: string; readonly invoiceType: InvoiceTypeCode }>;
export type CorrectiveKind = keyof typeof correctiveKinds;

export function correctiveKindOf(total: Money): CorrectiveKind {
  if (total === 0n) return 'correction';
  return total > 0n ? 'debit' : 'credit';
}

export interface CorrectionReferences {
  readonly orderNumberOfCorrectedInvoice: string | null;
  readonly orderNumberOfCanceledInvoice: string | null;
}

/**
 * Whether the references make an invoice a corrective: it has a corrected or a cancelled number, and the two are not
 * equal.
 */
export function isCorrective(references: CorrectionReferences): boolean {
  return references.orderNumberOfCorrectedInvoice !== references.orderNumberOfCanceledInvoice;
}
