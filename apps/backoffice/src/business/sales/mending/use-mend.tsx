import { contract } from '@tezga/contract';
import { toast, useDialogs, usePhrases, type BulkRowResult } from '@tezga/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '../../../kits/lists/tell-failure.ts';
import { call } from '../../../session/call.ts';
import { numberParts } from '../../../kits/documents/number-parts.ts';
import { salesQueries, type Invoice } from '../queries.ts';
import { MendChanges } from './MendChanges.tsx';
import { changesAmong, doneSentence, mendResults, type Mend } from './mends.ts';
import { salesKey } from '../../fiscal/index.ts';

type Row = Pick<Invoice, '_id'>;

/** Few enough that one sees how far it has come and can stop. */
const mendedAtOnce = 50;

/** What mending would change of refused invoices, by their ids. */
export function useMends(ids: readonly string[]): ReadonlyMap<string, Mend> {
  const { data = [] } = useQuery(salesQueries.mends(ids));
  return new Map(data.map((mend) => [mend.id, mend]));
}

const send = (rows: readonly Row[]) => call(contract.sales.mend, { ids: rows.map(({ _id }) => _id) });

/** Shows what would change of refused invoices, changes it and sends them again: one, or all that are chosen. */
export function useMend() {
  const { mending: words, sales } = usePhrases();
  const { confirm, showResult } = useDialogs();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: salesKey });
  const ask = (title: string, mends: readonly Mend[]): Promise<boolean> =>
    confirm({
      title,
      message: <MendChanges words={words} changes={changesAmong(mends)} />,
      consequences: mends.some(({ renewsNslf }) => renewsNslf) ? [words.newNslf] : [],
      confirmLabel: words.action,
    });
  const sendOne = async (row: Row): Promise<BulkRowResult[]> => {
    const { results } = await send([row]);
    const told = mendResults(words, results);
    if (told.every(({ ok }) => ok)) toast.success(doneSentence(words, results));
    await refresh();
    return told;
  };
  return {
    /** Where it cannot be mended, it is said why. */
    one: async (invoice: Pick<Invoice, '_id' | 'meta'>, mend: Mend): Promise<void> => {
      const { number } = numberParts(invoice.meta.invoiceNumber);
      if (mend.hindrance !== null)
        await showResult({ outcome: 'failure', message: words.hindrances[mend.hindrance] });
      else if (await ask(words.title(number), [mend])) await tellFailure(words.failed, sendOne(invoice));
    },
    many: (mends: ReadonlyMap<string, Mend>) => ({
      confirm: (rows: readonly Row[]) =>
        ask(
          words.titleMany(rows.length),
          rows.flatMap(({ _id }) => mends.get(_id) ?? []),
        ),
      run: async (rows: readonly Row[]) => mendResults(words, (await send(rows)).results),
      onDone: async (rows: readonly Row[]) => {
        if (rows.length > 0) toast.success(sales.resend.done(rows.length));
        await refresh();
      },
      batchSize: mendedAtOnce,
    }),
  };
}
