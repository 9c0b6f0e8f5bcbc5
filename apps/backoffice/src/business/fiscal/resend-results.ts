import type { contract, OutputOf } from '@tezga/contract';
import type { Phrases } from '@tezga/phrases';
import type { BulkRowResult } from '@tezga/ui';

type Results = OutputOf<typeof contract.sales.resend>['results'];

/** The result of resending each document; a document that was accepted meanwhile counts as a success. */
export function resendResults(
  { gone, retracted }: Pick<Phrases['sales']['resend'], 'gone' | 'retracted'>,
  results: Results,
): BulkRowResult[] {
  return results.map(({ id, outcome }) => {
    if (outcome === 'not-found') return { id, ok: false, message: gone };
    return outcome === 'retracted' ? { id, ok: false, message: retracted } : { id, ok: true };
  });
}
