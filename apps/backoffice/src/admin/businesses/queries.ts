import { contract, type InputOf, type OutputOf } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import { readBusinesses } from './local-businesses.ts';

export type BusinessRow = OutputOf<typeof contract.managedBusinesses.list>['businesses'][number];
export type ExpiringBusiness = OutputOf<
  typeof contract.managedBusinesses.aboutToExpire
>['businesses'][number];
export type BusinessData = OutputOf<typeof contract.managedBusinesses.data>;

type Wanted = Omit<InputOf<typeof contract.managedBusinesses.data>, 'businessId'>;

const everything = { pos: '1', epos: '1', employees: '1', shops: '1' } as const satisfies Wanted;

export const businessesQueries = {
  list: queryOptions({
    queryKey: ['businesses', 'list'],
    queryFn: ({ signal }) => readBusinesses(signal),
    select: ({ businesses }) => businesses,
    staleTime: 60_000,
  }),
  aboutToExpire: queryOptions({
    queryKey: ['businesses', 'about-to-expire'],
    queryFn: async ({ signal }) =>
      (await call(contract.managedBusinesses.aboutToExpire, {}, { signal })).businesses,
    staleTime: 60_000,
  }),
  /** One business with the lists that its page shows; every section reads the same query. */
  data: (businessId: string) =>
    queryOptions({
      queryKey: ['businesses', 'data', businessId],
      queryFn: ({ signal }) =>
        call(contract.managedBusinesses.data, { businessId, ...everything }, { signal }),
      staleTime: 30_000,
    }),
};
