import type { contract, OutputOf } from '@tezga/contract';
import type { Phrases } from '@tezga/phrases';
import type { BulkRowResult } from '@tezga/ui';

type SeenResults = OutputOf<typeof contract.sales.seeMissed>['results'];

/**
 * The result of marking each document as seen; a document already marked by another user counts as a success.
 */
export function seenResults(
  { gone, notMissed }: Pick<Phrases['deadlines']['see'], 'gone' | 'notMissed'>,
  results: SeenResults,
): BulkRowResult[] {
  return results.map(({ id, outcome }) =>
    outcome === 'seen'
      ? { id, ok: true }
      : { id, ok: false, message: outcome === 'not-found' ? gone : notMissed },
  );
}
