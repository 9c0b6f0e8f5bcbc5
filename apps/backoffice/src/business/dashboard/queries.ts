import { contract, type OutputOf } from '@tezga/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import type { DayRange } from '../../kits/reports/period.ts';
import { salesKey } from '../fiscal/index.ts';

export type SoldInRange = OutputOf<typeof contract.dashboard.range>;
export type SoldToday = OutputOf<typeof contract.dashboard.today>;

const refetchMs = 60_000;

const inShop = (shopId: string | null) => (shopId === null ? {} : { shopId });

/** The query keys start with salesKey, so that invalidating the invoices also invalidates their totals. */
export const dashboardQueries = {
  range: ({ from, to }: DayRange, shopId: string | null) =>
    queryOptions({
      queryKey: [...salesKey, 'dashboard', from, to, shopId],
      queryFn: ({ signal }) =>
        call(contract.dashboard.range, { date: { from, to }, ...inShop(shopId) }, { signal }),
      placeholderData: keepPreviousData,
      refetchInterval: refetchMs,
    }),
  today: (shopId: string | null) =>
    queryOptions({
      queryKey: [...salesKey, 'today', shopId],
      queryFn: ({ signal }) => call(contract.dashboard.today, inShop(shopId), { signal }),
      placeholderData: keepPreviousData,
      refetchInterval: refetchMs,
    }),
  firstSteps: queryOptions({
    queryKey: [...salesKey, 'first-steps'],
    queryFn: ({ signal }) => call(contract.dashboard.firstSteps, {}, { signal }),
  }),
};
