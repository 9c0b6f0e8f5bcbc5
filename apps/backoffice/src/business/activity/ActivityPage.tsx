import { contract } from '@tezga/contract';
import {
  defaultTableState,
  EmptyState,
  ListPage,
  usePhrases,
  type FetchPage,
  type FilterDefinition,
  type TableState,
} from '@tezga/ui';
import { IconHistory } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useListViews } from '../../kits/lists/use-list-views.ts';
import { call } from '../../session/call.ts';
import { activityColumns, type ActivityRow } from './activity-columns.tsx';
import { activityRequest } from './activity-request.ts';
import { activityQueries } from './queries.ts';

const newestFirst: TableState = { ...defaultTableState, sort: { column: 'at', direction: 'desc' } };

/** Who did what and when in this business. */
export function ActivityPage() {
  const { activity } = usePhrases();
  const queries = useQueryClient();
  const { state, onStateChange } = useListState(newestFirst);
  const request = activityRequest(state);
  const list = useQuery(activityQueries.list(request));
  const columns = useMemo(() => activityColumns(activity), [activity]);
  const filters = useMemo<FilterDefinition[]>(
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
  const fetchPage: FetchPage<ActivityRow> = (page, perPage, signal) =>
    call(contract.activity.list, { ...request, page, perPage }, { signal });
  return (
    <ListPage
      title={activity.title}
      query={list}
      columns={columns}
      idOf={({ _id }) => _id}
      state={state}
      onStateChange={onStateChange}
      filters={filters}
      searchPlaceholder={activity.searchHint}
      fetchPage={fetchPage}
      groupCardsBy="at"
      empty={
        <EmptyState
          icon={<IconHistory size={17} stroke={1.6} />}
          title={activity.emptyTitle}
          sentence={activity.emptyText}
        />
      }
      {...useListViews('activity', state, newestFirst)}
    />
  );
}
