import type { contract, OutputOf } from '@tezga/contract';
import type { Phrases } from '@tezga/phrases';
import { usePhrases } from '@tezga/ui';
import { useBulkMutation } from '../../kits/lists/use-bulk-mutation.ts';
import { resendResults } from './resend-results.ts';

/** How documents of one kind are sent to the tax authority again. */
export interface ResendKind {
  /** Query key of everything asked about the kind. */
  readonly queryKey: readonly string[];
  readonly words: (
    phrases: Phrases,
  ) => Pick<Phrases['sales']['resend'], 'action' | 'done' | 'gone' | 'failed'>;
  readonly send: (ids: string[]) => Promise<Pick<OutputOf<typeof contract.sales.resend>, 'results'>>;
  /** How many one call takes. */
  readonly max: number;
}

interface Row {
  readonly _id: string;
}

/** Sends documents to the tax authority again: some at once, or all that are chosen in batches. */
export function useResend(kind: ResendKind) {
  const phrases = usePhrases();
  const words = { retracted: phrases.sales.resend.retracted, ...kind.words(phrases) };
  const { many, now } = useBulkMutation<Row>({
    run: async (rows) => resendResults(words, (await kind.send(rows.map(({ _id }) => _id))).results),
    words,
    queryKeys: [kind.queryKey],
  });
  /** At most as many as one call takes; the rest is left out. */
  return { many, now: (rows: readonly Row[]) => now(rows.slice(0, kind.max)) };
}
