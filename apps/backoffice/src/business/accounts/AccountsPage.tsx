import { IconBuildingBank, IconPencil } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { writtenIban } from '@tezga/domain';
import { deletedFilter, usePhrases, type RowAction } from '@tezga/ui';
import { useMemo } from 'react';
import { isDeletedShown } from '../../kits/lists/list-request.ts';
import type { Listed } from '../../kits/lists/page-of.ts';
import { useListInMemory } from '../../kits/lists/use-list-in-memory.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { accountColumns } from './account-columns.tsx';
import { accountsQueries, type BankAccount } from './queries.ts';
import { useAccountMutations } from './use-account-mutations.ts';

/** The page of one bank account. */
const accountPath = (accountId: string) => `/accounts/addEditAccount?accountId=${accountId}`;

const listed: Listed<BankAccount> = {
  words: ({ bankName, IBAN, swift, currency }) => [bankName, IBAN, writtenIban(IBAN), swift, currency],
  order: {
    bank: ({ bankName }) => bankName,
    iban: ({ IBAN }) => IBAN,
    swift: ({ swift }) => swift,
    currency: ({ currency }) => currency,
    changed: ({ updatedAt }) => updatedAt,
  },
};

const pathOf = ({ _id }: BankAccount) => accountPath(_id);

/** The bank accounts of the business; without a sort they are in the order of the server, the main one first. */
export function AccountsPage() {
  const { accounts: words } = usePhrases();
  const router = useRouter();
  const list = useListState();
  const isDeleted = isDeletedShown(list.state);
  const which = isDeleted ? 'deleted' : 'present';
  const rows = useListInMemory(accountsQueries.list(which), list.state, listed);
  const { removeMany, restoreMany, removeAction, restoreAction } = useAccountMutations();
  const editAction = (account: BankAccount): RowAction => ({
    label: words.edit,
    icon: <IconPencil size={15} stroke={1.8} aria-hidden />,
    run: () => router.history.push(pathOf(account)),
  });
  return useListScreen<BankAccount>({
    ...list,
    ...rows,
    name: 'accounts',
    area: 'account',
    words,
    icon: IconBuildingBank,
    idOf: ({ _id }) => _id,
    columns: useMemo(() => accountColumns(words), [words]),
    filters: [deletedFilter(words)],
    open: isDeleted ? undefined : pathOf,
    add: { to: '/accounts/addEditAccount', label: words.add },
    deletedView: { label: words.deleted, allLabel: words.all, isShown: isDeleted },
    rowActions: (row) => (isDeleted ? [restoreAction(row)] : [editAction(row), removeAction(row)]),
    bulkActions: isDeleted ? [restoreMany] : [removeMany],
  });
}
