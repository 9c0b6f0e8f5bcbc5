import { chartAccounts, journalKinds, type ChartAccount } from '@tezga/domain';
import { choiceFilter, codeFilter, periodFilter, usePhrases } from '@tezga/ui';
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

/** The list of journal entries, newest day first. */
export function JournalPage() {
  const { accounting: words } = usePhrases();
  const list = useListState();
  const request = journalsRequest(list.state);
  const accounts = (Object.entries(chartAccounts) as [ChartAccount, string][]).map(([account, path]) => ({
    value: path,
    label: `${codeOf(path)} ${words.accounts[account]}`,
  }));
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
    filters: [
      periodFilter('date', words.date),
      choiceFilter('account', words.account, accounts, { multiple: false }),
      codeFilter('kind', words.kind, journalKinds, words.kinds),
    ],
    groupCardsBy: 'date',
    open: ({ _id }) => entryPathOf(_id),
  });
}
