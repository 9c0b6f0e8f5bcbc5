import type { contract, OutputOf } from '@tezga/contract';
import type { Phrases } from '@tezga/phrases';
import { toast, usePhrases, type BulkRowResult } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '../../kits/lists/tell-failure.ts';
import { resendResults } from './resend-results.ts';

/** How documents of one kind are sent to the tax authority again. */
export interface ResendKind {
  /** Query key of everything asked about the kind. */
  readonly queryKey: readonly string[];
  readonly words: (phrases: Phrases) => Pick<Phrases['sales']['resend'], 'done' | 'gone' | 'failed'>;
  readonly send: (ids: string[]) => Promise<Pick<OutputOf<typeof contract.sales.resend>, 'results'>>;
  /** How many one call takes. */
  readonly max: number;
}

interface Row {
  readonly _id: string;
}

/** Few enough that the progress is visible and can be stopped. */
const resendBatchSize = 50;

/** Sends documents to the tax authority again: some at once, or all that are chosen in batches. */
export function useResend(kind: ResendKind) {
  const phrases = usePhrases();
  const words = { retracted: phrases.sales.resend.retracted, ...kind.words(phrases) };
  const queries = useQueryClient();
  const run = async (rows: readonly Row[]): Promise<BulkRowResult[]> =>
    resendResults(words, (await kind.send(rows.map(({ _id }) => _id))).results);
  const onDone = async (rows: readonly Row[]) => {
    if (rows.length > 0) toast.success(words.done(rows.length));
    await queries.invalidateQueries({ queryKey: kind.queryKey });
  };
  const send = async (rows: readonly Row[]): Promise<BulkRowResult[]> => {
    const results = await run(rows);
    await onDone(results.every(({ ok }) => ok) ? rows : []);
    return results;
  };
  return {
    many: { run, onDone, batchSize: resendBatchSize },
    /** At most as many as one call takes; the rest is left out. */
    now: (rows: readonly Row[]) => tellFailure(words.failed, send(rows.slice(0, kind.max))),
  };
}
