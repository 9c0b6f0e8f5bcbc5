import { usePhrases, type BulkAction, type RowAction } from '@tezga/ui';
import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { accountPath } from './account-path.ts';
import type { BankAccount } from './queries.ts';
import { accountsAtOnce, useAccountDeeds } from './use-account-deeds.ts';

/** What whoever may change bank accounts can do with the rows of a list. */
export function useAccountActions(which: 'present' | 'deleted') {
  const { accounts } = usePhrases();
  const router = useRouter();
  const deeds = useAccountDeeds();
  const removal: BulkAction<BankAccount> = {
    ...deeds.removal,
    label: accounts.remove,
    icon: <IconTrash size={15} stroke={1.8} aria-hidden />,
    danger: true,
    batchSize: accountsAtOnce,
  };
  const returning: BulkAction<BankAccount> = {
    ...deeds.returning,
    label: accounts.restoreMany,
    icon: <IconArrowBackUp size={15} stroke={1.8} aria-hidden />,
    batchSize: accountsAtOnce,
  };
  const presentActions = (account: BankAccount): RowAction[] => [
    {
      label: accounts.edit,
      icon: <IconPencil size={15} stroke={1.8} aria-hidden />,
      run: () => router.history.push(accountPath(account._id)),
    },
    {
      label: accounts.remove,
      icon: removal.icon,
      danger: true,
      run: () => void deeds.removeOne(account),
    },
  ];
  const deletedActions = (account: BankAccount): RowAction[] => [
    { label: accounts.restore, icon: returning.icon, run: () => void deeds.restoreOne(account) },
  ];
  return which === 'deleted'
    ? { rowActions: deletedActions, bulkActions: [returning] }
    : { rowActions: presentActions, bulkActions: [removal] };
}
