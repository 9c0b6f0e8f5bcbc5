import type { contract, OutputOf } from '@tezga/contract';
import type { Phrases } from '@tezga/phrases';
import type { BulkRowResult } from '@tezga/ui';

type Results = OutputOf<typeof contract.sales.resend>['results'];

/** What became of each: one that the tax authority has taken in the meantime needs nothing more. */
export function resendResults(
  { gone, retracted }: Pick<Phrases['sales']['resend'], 'gone' | 'retracted'>,
  results: Results,
): BulkRowResult[] {
  return results.map(({ id, outcome }) => {
    if (outcome === 'not-found') return { id, ok: false, message: gone };
    return outcome === 'retracted' ? { id, ok: false, message: retracted } : { id, ok: true };
  });
}
