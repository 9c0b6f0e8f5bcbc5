import type { PrintedReference } from '@tezga/print';
import type { InvoiceRelation } from '../issue/new-invoice.ts';
import type { ReferredInvoice } from '../issue/referred-invoices.ts';

type Direction = ReferredInvoice['direction'];

/** The printed name of a reference, by relation and direction. */
const names: Record<InvoiceRelation, Record<Direction, PrintedReference['relation']>> = {
  corrects: { to: 'corrected', from: 'correctedBy' },
  cancels: { to: 'cancelled', from: 'cancelledBy' },
  'bad-debt': { to: 'badDebt', from: 'badDebtBy' },
  'sums-up': { to: 'summarized', from: 'summarizedBy' },
  advance: { to: 'advance', from: 'advanceOf' },
};

export function printedReference({
  relation,
  direction,
  numberText,
  iic,
  issuedAt,
}: ReferredInvoice): PrintedReference {
  return { relation: names[relation][direction], iic, number: numberText, issuedAt };
}
