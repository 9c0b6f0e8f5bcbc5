import type { contract, OutputOf } from '@tezga/contract';
import type { Phrases } from '@tezga/phrases';
import type { BulkRowResult } from '@tezga/ui';
import type { Purchase } from './queries.ts';

type Results = OutputOf<typeof contract.purchases.setStatus>['results'];
type Row = Pick<Purchase, '_id' | 'eic'>;

/** The outcome of each row; a row that already had the wanted status counts as success. */
export function answerResults(
  words: Phrases['purchases']['answer']['outcomes'],
  rows: readonly Row[],
  results: Results,
): BulkRowResult[] {
  const byEic = new Map(results.map((result) => [result.eic, result]));
  return rows.map(({ _id: id, eic }) => {
    if (eic === null) return { id, ok: false, message: words['no-e-invoice'] };
    const { outcome, fault } = byEic.get(eic) ?? { outcome: 'not-found' as const, fault: null };
    if (outcome === 'changed' || outcome === 'already') return { id, ok: true };
    const message = fault === null ? words[outcome] : `${words[outcome]} ${fault}`;
    return { id, ok: false, message };
  });
}
