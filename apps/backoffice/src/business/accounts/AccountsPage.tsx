import { businessLevel, writtenIban } from '@tezga/domain';
import {
  Button,
  defaultTableState,
  EmptyState,
  ListPage,
  usePhrases,
  type FetchPage,
  type FilterDefinition,
  type TableState,
} from '@tezga/ui';
import { IconBuildingBank, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { pageOf, type Listed } from '../../kits/lists/page-of.ts';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useListViews } from '../../kits/lists/use-list-views.ts';
import { useSession } from '../../session/session-context.ts';
import { accountColumns } from './account-columns.tsx';
import { accountPath } from './account-path.ts';
import { accountsQueries, type BankAccount } from './queries.ts';
import { useAccountActions } from './use-account-actions.tsx';

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

// Without a sort they stand as the server gives them: the main one first.
const asGiven: TableState = defaultTableState;

/** The bank accounts of the business. */
export function AccountsPage() {
  const { accounts } = usePhrases();
  const router = useRouter();
  const { state, onStateChange } = useListState(asGiven);
  const which = state.filters['state']?.includes('deleted') === true ? 'deleted' : 'present';
  const query = useQuery({ ...accountsQueries.list(which), select: (all) => pageOf(all, state, listed) });
  const { data: all = [] } = useQuery(accountsQueries.list(which));
  const columns = useMemo(() => accountColumns(accounts), [accounts]);
  const mayWrite = businessLevel(useSession().role, 'account') === 'readWrite';
  const kept = useListViews('accounts', state, asGiven);
  const actions = useAccountActions(which);
  const filters = useMemo<FilterDefinition[]>(() => {
    const options = [{ value: 'deleted', label: accounts.deleted }];
    return [{ id: 'state', kind: 'choice', label: accounts.state, options }];
  }, [accounts]);
  const fetchPage: FetchPage<BankAccount> = async (page, perPage) =>
    pageOf(all, { ...state, page, perPage }, listed);
  const addButton = (
    <Button
      component={Link}
      to="/accounts/addEditAccount"
      leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
    >
      {accounts.add}
    </Button>
  );
  return (
    <ListPage
      title={accounts.title}
      query={query}
      columns={columns}
      idOf={({ _id }) => _id}
      state={state}
      onStateChange={onStateChange}
      filters={filters}
      searchPlaceholder={accounts.searchHint}
      countLabel={accounts.count}
      fetchPage={fetchPage}
      isFaint={() => which === 'deleted'}
      {...(which === 'deleted'
        ? {}
        : {
            onOpen: ({ _id }: BankAccount) => router.history.push(accountPath(_id)),
            hrefOf: ({ _id }: BankAccount) => accountPath(_id),
          })}
      empty={
        <EmptyState
          icon={<IconBuildingBank size={17} stroke={1.6} />}
          title={accounts.emptyTitle}
          sentence={accounts.emptyText}
          {...(mayWrite ? { actions: addButton } : {})}
        />
      }
      {...(mayWrite ? { ...actions, mainAction: addButton } : {})}
      {...kept}
      allLabel={accounts.all}
      views={[
        { id: 'deleted', label: accounts.deleted, filters: { state: ['deleted'] } },
        ...('views' in kept ? kept.views : []),
      ]}
    />
  );
}
