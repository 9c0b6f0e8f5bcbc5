import { contract } from '@tezga/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import type { ActivityRequest } from './activity-request.ts';

export const activityQueries = {
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
