import { contract, type OutputOf } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type SelfCareAccount = NonNullable<OutputOf<typeof contract.selfCare.stored>['account']>;
export type SelfCareOperator = SelfCareAccount['operators'][number];

export const selfCareQueries = {
  stored: (businessId: string) =>
    queryOptions({
      queryKey: ['self-care', businessId],
      queryFn: ({ signal }) => call(contract.selfCare.stored, { businessId }, { signal }),
    }),
};
