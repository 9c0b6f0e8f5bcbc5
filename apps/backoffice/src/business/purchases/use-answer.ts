import { contract } from '@tezga/contract';
import type { EInvoiceAnswer } from '@tezga/domain';
import { useDialogs, usePhrases, type BulkRowResult } from '@tezga/ui';
import { useBulkMutation } from '../../kits/lists/use-bulk-mutation.ts';
import { call } from '../../session/call.ts';
import { answerResults } from './answer-results.ts';
import { purchasesKey, type Purchase } from './queries.ts';

type Row = Pick<Purchase, '_id' | 'eic'>;

/** Accepts or refuses e-invoices of suppliers: one, or all selected rows. */
export function useAnswer(status: EInvoiceAnswer) {
  const { answer } = usePhrases().purchases;
  const words = answer[status];
  const { confirm } = useDialogs();
  const run = async (rows: readonly Row[]): Promise<BulkRowResult[]> => {
    const eics = rows.flatMap(({ eic }) => eic ?? []);
    const { results } =
      eics.length === 0 ? { results: [] } : await call(contract.purchases.setStatus, { eics, status });
    return answerResults(answer.outcomes, rows, results);
  };
  const confirmAnswer = (rows: readonly Row[]) =>
    confirm({
      title: words.confirmTitle(rows.length),
      message: words.confirmText,
      confirmLabel: words.action,
      danger: status === 'REFUSED',
    });
  const { many, now } = useBulkMutation({ run, words, queryKeys: [purchasesKey] });
  return {
    label: words.action,
    many: { ...many, confirm: confirmAnswer },
    one: async (row: Row) => {
      if (await confirmAnswer([row])) await now([row]);
    },
  };
}
