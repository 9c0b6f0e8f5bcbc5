import { contract } from '@tezga/contract';
import { toast, usePhrases, type BulkRowResult } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { allOrEach } from '../../lists/all-or-each.ts';
import { tellFailure } from '../../lists/tell-failure.ts';
import { call } from '../../session/call.ts';
import { accountsKey, type BankAccount } from './queries.ts';

/** Deleting bank accounts, and bringing them back. */
export function useAccountDeeds() {
  const { accounts } = usePhrases();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: accountsKey });
  const restore = async (ids: readonly string[]): Promise<BulkRowResult[]> => {
    const results = await allOrEach(ids, (accountIds) => call(contract.accounts.restore, { accountIds }));
    const back = results.filter(({ ok }) => ok).length;
    if (back > 0) toast.success(accounts.restored(back));
    await refresh();
    return results;
  };
  const remove = async (rows: readonly BankAccount[]): Promise<BulkRowResult[]> => {
    const ids = rows.map(({ _id }) => _id);
    const results = await allOrEach(ids, (accountIds) => call(contract.accounts.remove, { accountIds }));
    const gone = results.filter(({ ok }) => ok).map(({ id }) => id);
    const undo = () => void tellFailure(accounts.notRestored, restore(gone));
    if (gone.length > 0) toast.undo({ text: accounts.removed(gone.length), onUndo: undo });
    await refresh();
    return results;
  };
  return {
    remove,
    removeOne: (account: BankAccount) => tellFailure(accounts.notRemoved, remove([account])),
  };
}
