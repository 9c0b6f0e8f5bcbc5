import { chartAccounts, journalKinds, type ChartAccount } from '@tezga/domain';
import {
  defaultTableState,
  EmptyState,
  ListPage,
  usePhrases,
  type FetchPage,
  type FilterDefinition,
  type TableState,
} from '@tezga/ui';
import { IconBook2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useListViews } from '../../kits/lists/use-list-views.ts';
import { codeOf } from './account-name.ts';
import { journalColumns } from './journal-columns.tsx';
import { journalsRequest } from './journals-request.ts';
import { entryPathOf } from './paths.ts';
import { accountingQueries, journalsPage, type Journal } from './queries.ts';

// Without a sort it stands as the server gives it: the newest day first.
const newestFirst: TableState = defaultTableState;

/** The books: what every document moved between accounts. */
export function JournalPage() {
  const { accounting: words } = usePhrases();
  const navigate = useNavigate();
  const { state, onStateChange } = useListState(newestFirst);
  const request = journalsRequest(state);
  const query = useQuery(accountingQueries.journals(request));
  const columns = useMemo(() => journalColumns(words), [words]);
  const fetchPage: FetchPage<Journal> = (page, perPage, signal) =>
    journalsPage({ ...request, paginationOptions: { page, maxCount: perPage } }, signal);
  return (
    <ListPage
      title={words.title}
      query={query}
      columns={columns}
      idOf={({ _id }) => _id}
      state={state}
      onStateChange={onStateChange}
      filters={useJournalFilters()}
      countLabel={words.count}
      fetchPage={fetchPage}
      groupCardsBy="date"
      onOpen={({ _id }) => void navigate({ to: entryPathOf(_id) })}
      hrefOf={({ _id }) => entryPathOf(_id)}
      empty={
        <EmptyState
          icon={<IconBook2 size={17} stroke={1.6} />}
          title={words.emptyTitle}
          sentence={words.emptyText}
        />
      }
      {...useListViews('journal', state, newestFirst)}
    />
  );
}

function useJournalFilters(): FilterDefinition[] {
  const { accounting: words } = usePhrases();
  return useMemo<FilterDefinition[]>(() => {
    const accounts = Object.entries(chartAccounts) as [ChartAccount, string][];
    return [
      { id: 'date', kind: 'dateRange', label: words.date },
      {
        id: 'account',
        kind: 'choice',
        label: words.account,
        options: accounts.map(([account, path]) => ({
          value: path,
          label: `${codeOf(path)} ${words.accounts[account]}`,
        })),
      },
      {
        id: 'kind',
        kind: 'choice',
        multiple: true,
        label: words.kind,
        options: journalKinds.map((value) => ({ value, label: words.kinds[value] })),
      },
    ];
  }, [words]);
}
