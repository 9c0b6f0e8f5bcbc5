import {
  correctiveKindOf,
  type CorrectiveKind,
  type DocumentTraits,
  type InvoiceClass,
  type InvoiceFilter,
  type Money,
  type SaleDocument,
} from '@tezga/domain';
import type { DocumentKind } from '@tezga/print';
import type { InvoiceRelation } from '../issue/new-invoice.ts';
import type { ReferredInvoice } from '../issue/referred-invoices.ts';

/** The fields that decide the printed title of an invoice. */
export interface NamedInvoice {
  readonly type: InvoiceClass;
  readonly class: InvoiceFilter;
  readonly withVat: Money;
  readonly isEInvoice: boolean;
  readonly document: SaleDocument | null;
}

export function traitsOf(
  { withVat, document }: NamedInvoice,
  references: readonly Pick<ReferredInvoice, 'relation' | 'direction'>[],
): DocumentTraits {
  const isAbout = (...relations: readonly InvoiceRelation[]) =>
    references.some(({ relation, direction }) => direction === 'to' && relations.includes(relation));
  return {
    corrective: isAbout('corrects', 'cancels') ? correctiveKindOf(withVat) : null,
    isBadDebt: isAbout('bad-debt'),
    isSelfIssued: (document?.selfIssue ?? null) !== null,
    isSummary: isAbout('sums-up'),
    isAdvance: document?.isAdvance ?? false,
    isFinal: isAbout('advance'),
  };
}

const correctiveNames: Record<CorrectiveKind, DocumentKind> = {
  correction: 'correctiveNote',
  debit: 'debitNote',
  credit: 'creditNote',
};

/**
 * The printed title of an invoice. The checks are in order of priority: an effect on another invoice comes
 * first.
 */
export function documentKindOf(invoice: NamedInvoice, traits: DocumentTraits): DocumentKind {
  if (traits.corrective !== null) return correctiveNames[traits.corrective];
  if (traits.isBadDebt) return 'badDebtInvoice';
  if (traits.isSelfIssued) return 'selfInvoice';
  if (traits.isSummary) return 'summaryInvoice';
  if (invoice.class === 'order') return 'order';
  if (traits.isAdvance) return 'advanceInvoice';
  if (traits.isFinal) return 'finalInvoice';
  if (invoice.isEInvoice) return 'eInvoice';
  return invoice.type === 'CASH' ? 'cashInvoice' : 'nonCashInvoice';
}
