import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRemoveAndRestore } from '../../kits/lists/use-remove-and-restore.tsx';
import { call } from '../../session/call.ts';
import { accountsKey, type BankAccount } from './queries.ts';

/** Deletes and restores bank accounts. */
export function useAccountMutations() {
  const { accounts } = usePhrases();
  const queries = useQueryClient();
  return useRemoveAndRestore<BankAccount>({
    words: accounts,
    idOf: ({ _id }) => _id,
    atOnce: 200,
    remove: (accountIds) => call(contract.accounts.remove, { accountIds }),
    restore: (accountIds) => call(contract.accounts.restore, { accountIds }),
    refresh: () => queries.invalidateQueries({ queryKey: accountsKey }),
  });
}
