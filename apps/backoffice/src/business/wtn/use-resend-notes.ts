import { contract, noteResendsAtOnce } from '@tezga/contract';
import { toast, usePhrases, type BulkRowResult } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '../../kits/lists/tell-failure.ts';
import { call } from '../../session/call.ts';
import type { Note } from './queries.ts';
import { wtnKey } from '../fiscal/index.ts';

type Row = Pick<Note, '_id'>;

/** Few enough that one sees how far it has come and can stop. */
const resentAtOnce = 50;

/** Handing notes to the tax authority again: one, or all that are chosen. */
export function useResendNotes() {
  const { resend: words } = usePhrases().wtn;
  const queries = useQueryClient();
  const run = async (rows: readonly Row[]): Promise<BulkRowResult[]> => {
    const { results } = await call(contract.wtn.resend, { ids: rows.map(({ _id }) => _id) });
    // What the tax authority has taken in the meantime needs nothing more.
    return results.map(({ id, outcome }) =>
      outcome === 'not-found' ? { id, ok: false, message: words.gone } : { id, ok: true },
    );
  };
  const onDone = async (rows: readonly Row[]) => {
    if (rows.length > 0) toast.success(words.done(rows.length));
    await queries.invalidateQueries({ queryKey: wtnKey });
  };
  const send = async (rows: readonly Row[]): Promise<BulkRowResult[]> => {
    const results = await run(rows);
    await onDone(results.every(({ ok }) => ok) ? rows : []);
    return results;
  };
  return {
    many: { run, onDone, batchSize: resentAtOnce },
    /** At most as many as one call takes. */
    now: (rows: readonly Row[]) => tellFailure(words.failed, send(rows.slice(0, noteResendsAtOnce))),
  };
}
