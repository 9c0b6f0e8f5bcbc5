import type { contract, OutputOf } from '@tezga/contract';
import type { Phrases } from '@tezga/phrases';
import { usePhrases } from '@tezga/ui';
import { useBulkMutation } from '../../kits/lists/use-bulk-mutation.ts';
import { resendResults } from './resend-results.ts';

/** The calls and messages for resending documents of one kind. */
export interface ResendKind {
  /** The key of all queries of this kind. */
  readonly queryKey: readonly string[];
  readonly words: (
    phrases: Phrases,
  ) => Pick<Phrases['sales']['resend'], 'action' | 'done' | 'gone' | 'failed'>;
  readonly send: (ids: string[]) => Promise<Pick<OutputOf<typeof contract.sales.resend>, 'results'>>;
  /** The maximum number of ids per call. */
  readonly max: number;
}

interface Row {
  readonly _id: string;
}

/**
 * Resends documents to the tax authority: `many` sends all selected ones in batches, `now` only as many as one call
 * accepts.
 */
export function useResend(kind: ResendKind) {
  const phrases = usePhrases();
  const words = { retracted: phrases.sales.resend.retracted, ...kind.words(phrases) };
  const { many, now } = useBulkMutation<Row>({
    run: async (rows) => resendResults(words, (await kind.send(rows.map(({ _id }) => _id))).results),
    words,
    queryKeys: [kind.queryKey],
  });
  const doneLabel = phrases.sales.resend.queued;
  return { many: { ...many, doneLabel }, now: (rows: readonly Row[]) => now(rows.slice(0, kind.max)) };
}
