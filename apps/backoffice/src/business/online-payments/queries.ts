import { contract, type OutputOf } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type PaymentDraft = NonNullable<OutputOf<typeof contract.onlinePayments.drafts>['drafts']>[number];

export const onlinePaymentsKey = ['online-payments'];

export const onlinePaymentsQueries = {
  all: queryOptions({
    queryKey: [...onlinePaymentsKey, 'all'],
    queryFn: async ({ signal }) => (await call(contract.onlinePayments.drafts, {}, { signal })).drafts ?? [],
  }),
  /** The unpaid draft; null if nothing is due. Fetched once for each time the app is opened. */
  unpaid: queryOptions({
    queryKey: [...onlinePaymentsKey, 'unpaid'],
    queryFn: async ({ signal }) =>
      (await call(contract.onlinePayments.drafts, { unpaid: 'true' }, { signal })).draft ?? null,
    staleTime: Infinity,
    gcTime: Infinity,
  }),
};
