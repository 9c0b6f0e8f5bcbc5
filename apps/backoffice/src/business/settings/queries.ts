import { contract, type OutputOf } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type BusinessData = OutputOf<typeof contract.settings.businessData>;
export type Comment = OutputOf<typeof contract.settings.comments>['comments'][number];

export const settingsQueries = {
  businessData: queryOptions({
    queryKey: ['settings', 'business-data'],
    queryFn: ({ signal }) => call(contract.settings.businessData, {}, { signal }),
    // A form opens with fresh data, and no refetch replaces it while the user types.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  }),
  credentials: queryOptions({
    queryKey: ['settings', 'credentials'],
    queryFn: ({ signal }) => call(contract.settings.credentials, {}, { signal }),
  }),
  /** `businessId` is given only by admins; users of a business get the comments about their business. */
  comments: (businessId?: string) =>
    queryOptions({
      queryKey: ['settings', 'comments', businessId],
      queryFn: async ({ signal }) =>
        (await call(contract.settings.comments, { businessId }, { signal })).comments,
    }),
};
