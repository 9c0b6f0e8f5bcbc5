import { contract, type OutputOf } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type SimCard = OutputOf<typeof contract.simCards.find>['simCards'][number];

export const simCardsQueries = {
  ofBusiness: (businessId: string) =>
    queryOptions({
      queryKey: ['sim-cards', businessId],
      queryFn: async ({ signal }) =>
        (await call(contract.simCards.find, { businessId }, { signal })).simCards,
    }),
};
