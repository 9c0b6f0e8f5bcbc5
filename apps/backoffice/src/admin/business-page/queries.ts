import type { contract, OutputOf } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { sessionQueries } from '../../session/queries.ts';

export type ManagedBusiness = OutputOf<typeof contract.businesses.myBusinesses>['businesses'][number];

export const businessPageQueries = {
  head: (businessId: string) =>
    queryOptions({
      ...sessionQueries.myBusinesses,
      select: ({ businesses }) => businesses.find((business) => business.businessId === businessId) ?? null,
    }),
};
