import { contract } from '@tezga/contract';
import { toast, usePhrases, type BulkRowResult } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '../../kits/lists/tell-failure.ts';
import { call } from '../../session/call.ts';
import type { Invoice } from './queries.ts';
import { resendResults, salesKey } from '../fiscal/index.ts';

type Row = Pick<Invoice, '_id'>;

/** Few enough that one sees how far it has come and can stop. */
const resentAtOnce = 50;

/** Handing invoices to the tax authority again: one, or all that are chosen. */
export function useResend() {
  const { resend: words } = usePhrases().sales;
  const queries = useQueryClient();
  const run = async (rows: readonly Row[]): Promise<BulkRowResult[]> => {
    const { results } = await call(contract.sales.resend, { ids: rows.map(({ _id }) => _id) });
    return resendResults(words, results);
  };
  const onDone = async (rows: readonly Row[]) => {
    if (rows.length > 0) toast.success(words.done(rows.length));
    await queries.invalidateQueries({ queryKey: salesKey });
  };
  const sendOne = async (row: Row): Promise<BulkRowResult[]> => {
    const results = await run([row]);
    await onDone(results.every(({ ok }) => ok) ? [row] : []);
    return results;
  };
  return {
    many: { run, onDone, batchSize: resentAtOnce },
    one: (row: Row) => tellFailure(words.failed, sendOne(row)),
  };
}
