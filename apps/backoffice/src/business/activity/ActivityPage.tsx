import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { contract, type CallName } from '@tezga/contract';
import { businessLevel } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  choiceFilter,
  codeColumn,
  dateColumn,
  nameColumn,
  Notice,
  periodFilter,
  recordOption,
  textColumn,
  usePhrases,
  type Column,
} from '@tezga/ui';
import { useMemo, useState } from 'react';
import { sortedBy } from '../../kits/lists/list-request.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useOptions } from '../../kits/lists/use-options.ts';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';
import { ActivityDialog } from './ActivityDialog.tsx';
import { activityRequest, type ActivityRequest } from './activity-request.ts';
import { changesInLine, type ActivityRow } from './change-words.ts';

const activityQueries = {
  list: (request: ActivityRequest) =>
    queryOptions({
      queryKey: ['activity', 'list', request],
      queryFn: ({ signal }) => call(contract.activity.list, request, { signal }),
      placeholderData: keepPreviousData,
    }),
  people: queryOptions({
    queryKey: ['activity', 'people'],
    queryFn: async ({ signal }) => (await call(contract.activity.people, {}, { signal })).people,
  }),
};

const newestFirst = sortedBy('at', 'desc');

/** The activity log of the business: user, action and time. */
export function ActivityPage() {
  const phrases = usePhrases();
  const { activity: words } = phrases;
  const [shown, setShown] = useState<ActivityRow | null>(null);
  const list = useListState(newestFirst);
  const request = activityRequest(list.state);
  const seesAll = businessLevel(useSession().role, 'configurations') === 'readWrite';
  const people = useOptions(activityQueries.people, recordOption);
  const actions = Object.entries(words.actions).map(([value, label]) => ({ value, label }));
  return useListScreen({
    ...list,
    name: 'activity',
    defaults: newestFirst,
    words,
    icon: IconHistory,
    idOf: ({ _id }) => _id,
    query: useQuery(activityQueries.list(request)),
    fetchPage: (page, perPage, signal) =>
      call(contract.activity.list, { ...request, page, perPage }, { signal }),
    columns: useMemo(() => activityColumns(phrases, seesAll), [phrases, seesAll]),
    filters: [
      periodFilter('period', words.period),
      ...(seesAll ? [choiceFilter('user', words.user, people)] : []),
      choiceFilter('action', words.action, actions),
    ],
    groupCardsBy: 'at',
    onOpen: setShown,
    dialogs:
      shown === null ? undefined : (
        <ActivityDialog row={shown} title={actionWords(words, shown.action)} onClose={() => setShown(null)} />
      ),
    ...(seesAll ? {} : { summary: <Notice tone="info">{words.onlyOwn}</Notice> }),
  });
}

/** An action without a phrase is shown by its code, never hidden. */
function actionWords({ actions }: Phrases['activity'], action: string): string {
  const words: Partial<Record<CallName, string>> = actions;
  return words[action as CallName] ?? action;
}

const filteredByUser = { filterBy: { filter: 'user', value: ({ userId }: ActivityRow) => userId } };

function activityColumns(phrases: Phrases, isUserFiltered: boolean): Column<ActivityRow>[] {
  const { activity: words } = phrases;
  return [
    dateColumn('at', words.at, 150, ({ at }) => at, { sortable: true, seconds: true, groupsCards: true }),
    nameColumn('user', words.user, 140, ({ userName }) => userName, {
      ...(isUserFiltered ? filteredByUser : {}),
      minWidth: 110,
    }),
    textColumn('action', words.action, 160, ({ action }) => actionWords(words, action), {
      minWidth: 130,
      sortable: true,
      filterBy: { filter: 'action', value: ({ action }) => action },
      card: 'badge',
    }),
    textColumn('subject', words.subject, 180, ({ subject }) => subject, { minWidth: 110 }),
    textColumn('changes', words.changes, 200, (row) => changesInLine(row, phrases), { minWidth: 130 }),
    textColumn('device', words.device, 230, ({ device }) => device, { minWidth: 215 }),
    codeColumn('requestId', words.requestId, 220, ({ requestId }) => requestId, { hiddenByDefault: true }),
  ];
}
