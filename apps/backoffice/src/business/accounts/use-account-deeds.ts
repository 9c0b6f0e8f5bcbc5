import { contract } from '@tezga/contract';
import { toast, useDialogs, usePhrases, type BulkRowResult } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { allOrEach } from '../../kits/lists/all-or-each.ts';
import { countDone, inParts } from '../../kits/lists/in-parts.ts';
import { tellFailure } from '../../kits/lists/tell-failure.ts';
import { call } from '../../session/call.ts';
import { accountsKey, type BankAccount } from './queries.ts';

/** As many as one call takes. */
export const accountsAtOnce = 200;

const idsOf = (rows: readonly BankAccount[]) => rows.map(({ _id }) => _id);

const remove = (rows: readonly BankAccount[]): Promise<BulkRowResult[]> =>
  allOrEach(idsOf(rows), (accountIds) => call(contract.accounts.remove, { accountIds }));

const restore = (ids: readonly string[]): Promise<BulkRowResult[]> =>
  allOrEach(ids, (accountIds) => call(contract.accounts.restore, { accountIds }));

/** Deleting bank accounts and bringing them back: the deeds, and what is said of them when they are done. */
export function useAccountDeeds() {
  const { accounts } = usePhrases();
  const { confirm } = useDialogs();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: accountsKey });
  const tellRestored = async (count: number) => {
    if (count > 0) toast.success(accounts.restored(count));
    await refresh();
  };
  const bringBack = async (ids: readonly string[]): Promise<BulkRowResult[]> => {
    const results = await inParts(ids, accountsAtOnce, restore);
    await tellRestored(countDone(results));
    return results;
  };
  const tellRemoved = async (ids: readonly string[]) => {
    const undo = () => void tellFailure(accounts.notRestored, bringBack(ids));
    if (ids.length > 0) toast.undo({ text: accounts.removed(ids.length), onUndo: undo });
    await refresh();
  };
  const takeAway = async (account: BankAccount): Promise<BulkRowResult[]> => {
    const results = await remove([account]);
    await tellRemoved(results.filter(({ ok }) => ok).map(({ id }) => id));
    return results;
  };
  return {
    removal: {
      confirm: (rows: readonly BankAccount[]) =>
        confirm({
          title: `${accounts.removeCount(rows.length)}?`,
          message: accounts.removeText(rows.length),
          confirmLabel: accounts.removeCount(rows.length),
          danger: true,
        }),
      run: remove,
      onDone: (rows: readonly BankAccount[]) => tellRemoved(idsOf(rows)),
    },
    returning: {
      run: (rows: readonly BankAccount[]) => restore(idsOf(rows)),
      onDone: (rows: readonly BankAccount[]) => tellRestored(rows.length),
    },
    removeOne: (account: BankAccount) => tellFailure(accounts.notRemoved, takeAway(account)),
    restoreOne: ({ _id }: BankAccount) => tellFailure(accounts.notRestored, bringBack([_id])),
  };
}
