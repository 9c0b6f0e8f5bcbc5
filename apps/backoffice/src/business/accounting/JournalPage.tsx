import { chartAccounts, journalKinds, type ChartAccount } from '@tezga/domain';
import { usePhrases, type FilterDefinition } from '@tezga/ui';
import { IconBook2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { codeOf } from './account-name.ts';
import { journalColumns } from './journal-columns.tsx';
import { journalsRequest } from './journals-request.ts';
import { entryPathOf } from './paths.ts';
import { accountingQueries, journalsPage } from './queries.ts';

/** The books: what every document moved between accounts, the newest day first. */
export function JournalPage() {
  const { accounting: words } = usePhrases();
  const list = useListState();
  const request = journalsRequest(list.state);
  return useListScreen({
    ...list,
    name: 'journal',
    words,
    icon: IconBook2,
    idOf: ({ _id }) => _id,
    query: useQuery(accountingQueries.journals(request)),
    fetchPage: (page, maxCount, signal) =>
      journalsPage({ ...request, paginationOptions: { page, maxCount } }, signal),
    columns: useMemo(() => journalColumns(words), [words]),
    filters: useJournalFilters(),
    groupCardsBy: 'date',
    open: ({ _id }) => entryPathOf(_id),
  });
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
