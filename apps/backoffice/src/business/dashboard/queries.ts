import { contract, type OutputOf } from '@tezga/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import type { DayRange } from './period.ts';
import { salesKey } from '../fiscal/index.ts';

export type SoldInRange = OutputOf<typeof contract.dashboard.range>;
export type SoldToday = OutputOf<typeof contract.dashboard.today>;

const refetchMs = 60_000;

/** Below salesKey, so that invalidating invoices also invalidates their totals. */
export const dashboardQueries = {
  range: ({ from, to }: DayRange) =>
    queryOptions({
      queryKey: [...salesKey, 'dashboard', from, to],
      queryFn: ({ signal }) => call(contract.dashboard.range, { date: { from, to } }, { signal }),
      placeholderData: keepPreviousData,
      refetchInterval: refetchMs,
    }),
  today: queryOptions({
    queryKey: [...salesKey, 'today'],
    queryFn: ({ signal }) => call(contract.dashboard.today, {}, { signal }),
    refetchInterval: refetchMs,
  }),
};
