import { contract } from '@tezga/contract';
import type { EInvoiceAnswer } from '@tezga/domain';
import { toast, useDialogs, usePhrases, type BulkRowResult } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '../../kits/lists/tell-failure.ts';
import { call } from '../../session/call.ts';
import { answerResults } from './answer-results.ts';
import { purchasesKey, type Purchase } from './queries.ts';

type Row = Pick<Purchase, '_id' | 'eic'>;

/** Few enough that one sees how far it has come and can stop. */
const answersAtOnce = 50;

/** Saying yes or no to suppliers: to one, or to all that are chosen. */
export function useAnswer(status: EInvoiceAnswer) {
  const { answer } = usePhrases().purchases;
  const words = answer[status];
  const { confirm } = useDialogs();
  const queries = useQueryClient();
  const run = async (rows: readonly Row[]): Promise<BulkRowResult[]> => {
    const eics = rows.flatMap(({ eic }) => eic ?? []);
    const { results } =
      eics.length === 0 ? { results: [] } : await call(contract.purchases.setStatus, { eics, status });
    return answerResults(answer.outcomes, rows, results);
  };
  const ask = (rows: readonly Row[]) =>
    confirm({
      title: words.confirmTitle(rows.length),
      message: words.confirmText,
      confirmLabel: words.action,
      danger: status === 'REFUSED',
    });
  const onDone = async (rows: readonly Row[]) => {
    if (rows.length > 0) toast.success(words.done(rows.length));
    await queries.invalidateQueries({ queryKey: purchasesKey });
  };
  const answerOne = async (row: Row) => {
    const results = await run([row]);
    await onDone(results.every(({ ok }) => ok) ? [row] : []);
    return results;
  };
  return {
    label: words.action,
    many: { run, onDone, confirm: ask, batchSize: answersAtOnce },
    one: async (row: Row) => {
      if (await ask([row])) await tellFailure(words.failed, answerOne(row));
    },
  };
}
