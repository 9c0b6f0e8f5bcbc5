import { contract } from '@tezga/contract';
import { toast, useDialogs, usePhrases, type BulkRowResult } from '@tezga/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showFirstFailure } from '../../../kits/lists/show-first-failure.ts';
import { call } from '../../../session/call.ts';
import { numberParts } from '../../../kits/documents/number-parts.ts';
import { salesQueries, type Invoice } from '../queries.ts';
import { RepairChanges } from './RepairChanges.tsx';
import { changesAmong, doneSentence, repairResults, type Repair } from './repairs.ts';
import { salesKey } from '../../fiscal/index.ts';

type Row = Pick<Invoice, '_id'>;

/** Small, so that the progress bar moves often and the user can stop between batches. */
const repairBatchSize = 50;

/** The changes that a repair would make, by invoice id. */
export function useRepairs(ids: readonly string[]): ReadonlyMap<string, Repair> {
  const { data = [] } = useQuery(salesQueries.repairs(ids));
  return new Map(data.map((repair) => [repair.id, repair]));
}

const send = (rows: readonly Row[]) => call(contract.sales.mend, { ids: rows.map(({ _id }) => _id) });

/** Shows the changes, applies them and submits the invoices again: for one invoice or for all selected rows. */
export function useRepair() {
  const { mending: words, sales } = usePhrases();
  const { confirm, showResult } = useDialogs();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: salesKey });
  const confirmChanges = (title: string, repairs: readonly Repair[]): Promise<boolean> =>
    confirm({
      title,
      message: <RepairChanges words={words} changes={changesAmong(repairs)} />,
      consequences: repairs.some(({ renewsNslf }) => renewsNslf) ? [words.newNslf] : [],
      confirmLabel: words.action,
    });
  const sendOne = async (row: Row): Promise<BulkRowResult[]> => {
    const { results } = await send([row]);
    const rows = repairResults(words, results);
    if (rows.every(({ ok }) => ok)) toast.success(doneSentence(words, results));
    await refresh();
    return rows;
  };
  return {
    /** Repairs one invoice without a confirmation, for a page that shows the changes beside the button. */
    now: (row: Row): Promise<boolean> => showFirstFailure(words.failed, sendOne(row)),
    /** Repairs one invoice after a confirmation; if it cannot be repaired, a dialog gives the reason. */
    one: async (invoice: Pick<Invoice, '_id' | 'meta'>, repair: Repair): Promise<void> => {
      const { number } = numberParts(invoice.meta.invoiceNumber);
      if (repair.hindrance !== null)
        await showResult({ outcome: 'failure', message: words.hindrances[repair.hindrance] });
      else if (await confirmChanges(words.title(number), [repair]))
        await showFirstFailure(words.failed, sendOne(invoice));
    },
    many: (repairs: ReadonlyMap<string, Repair>) => ({
      confirm: (rows: readonly Row[]) =>
        confirmChanges(
          words.titleMany(rows.length),
          rows.flatMap(({ _id }) => repairs.get(_id) ?? []),
        ),
      run: async (rows: readonly Row[]) => repairResults(words, (await send(rows)).results),
      onDone: async (rows: readonly Row[]) => {
        if (rows.length > 0) toast.success(sales.resend.done(rows.length));
        await refresh();
      },
      batchSize: repairBatchSize,
    }),
  };
}
