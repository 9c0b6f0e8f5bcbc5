import { contract } from '@tezga/contract';
import type { EInvoiceAnswer } from '@tezga/domain';
import { useDialogs, usePhrases, type BulkRowResult } from '@tezga/ui';
import { useBulkMutation } from '../../kits/lists/use-bulk-mutation.ts';
import { call } from '../../session/call.ts';
import { answerResults, type Answerable } from './answer-results.ts';
import { eInvoicesKey } from './queries.ts';

/**
 * Accepts or refuses received e-invoices: one, or all selected rows. `queryKey` is the key of the list query with the
 * rows.
 */
export function useAnswer(status: EInvoiceAnswer, queryKey: readonly string[]) {
  const { answer } = usePhrases().eInvoices;
  const words = answer[status];
  const { confirm } = useDialogs();
  const run = async (rows: readonly Answerable[]): Promise<BulkRowResult[]> => {
    const EICs = rows.flatMap(({ eic }) => eic ?? []);
    const { results } =
      EICs.length === 0
        ? { results: [] }
        : await call(contract.eInvoices.setStatus, { EICs, EinStatus: status });
    return answerResults(answer.outcomes, rows, results);
  };
  const confirmAnswer = (rows: readonly Answerable[]) =>
    confirm({
      title: words.confirmTitle(rows.length),
      message: words.confirmText,
      confirmLabel: words.action,
      danger: status === 'REFUSED',
    });
  const { many, now } = useBulkMutation({ run, words, queryKeys: [queryKey, eInvoicesKey] });
  return {
    label: words.action,
    many: { ...many, confirm: confirmAnswer },
    one: async (row: Answerable) => {
      if (await confirmAnswer([row])) await now([row]);
    },
  };
}
