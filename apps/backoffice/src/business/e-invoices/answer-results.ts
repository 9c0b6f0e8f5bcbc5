import type { contract, OutputOf } from '@tezga/contract';
import type { Phrases } from '@tezga/phrases';
import type { BulkRowResult } from '@tezga/ui';

type Results = OutputOf<typeof contract.eInvoices.setStatus>['results'];

/** A row of a list of received e-invoices; a purchase may have no EIC. */
export interface Answerable {
  readonly _id: string;
  readonly eic: string | null;
}

/** The result of accepting or refusing each row; a row that already has the wanted status counts as a success. */
export function answerResults(
  words: Phrases['eInvoices']['answer']['outcomes'],
  rows: readonly Answerable[],
  results: Results,
): BulkRowResult[] {
  const byEic = new Map(results.map((result) => [result.EIC, result]));
  return rows.map(({ _id: id, eic }) => {
    if (eic === null) return { id, ok: false, message: words['no-e-invoice'] };
    const { outcome, reason } = byEic.get(eic) ?? { outcome: 'not-found' as const, reason: null };
    if (outcome === 'changed' || outcome === 'already') return { id, ok: true };
    const message = reason === null ? words[outcome] : `${words[outcome]} ${reason}`;
    return { id, ok: false, message };
  });
}
