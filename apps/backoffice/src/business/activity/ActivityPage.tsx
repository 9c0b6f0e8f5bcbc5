import { contract } from '@tezga/contract';
import { defaultTableState, usePhrases, type FilterDefinition, type TableState } from '@tezga/ui';
import { IconHistory } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { call } from '../../session/call.ts';
import { activityColumns } from './activity-columns.tsx';
import { activityRequest } from './activity-request.ts';
import { activityQueries } from './queries.ts';

const newestFirst: TableState = { ...defaultTableState, sort: { column: 'at', direction: 'desc' } };

/** Who did what and when in this business. */
export function ActivityPage() {
  const { activity: words } = usePhrases();
  const list = useListState(newestFirst);
  const request = activityRequest(list.state);
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
    columns: useMemo(() => activityColumns(words), [words]),
    filters: useActivityFilters(),
    groupCardsBy: 'at',
  });
}

function useActivityFilters(): FilterDefinition[] {
  const { activity } = usePhrases();
  const queries = useQueryClient();
  return useMemo<FilterDefinition[]>(
    () => [
      { id: 'period', kind: 'dateRange', label: activity.period },
      {
        id: 'user',
        kind: 'choice',
        multiple: true,
        label: activity.user,
        options: async () => {
          const { people } = await queries.ensureQueryData(activityQueries.people);
          return people.map(({ _id, name }) => ({ value: _id, label: name }));
        },
      },
      {
        id: 'action',
        kind: 'choice',
        multiple: true,
        label: activity.action,
        options: Object.entries(activity.actions).map(([value, label]) => ({ value, label })),
      },
    ],
    [activity, queries],
  );
}
