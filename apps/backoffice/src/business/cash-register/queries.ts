import { contract, type OutputOf } from '@tezga/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageFacts } from '../../kits/lists/page-facts.ts';
import { call } from '../../session/call.ts';
import type { MovementsRequest } from './movements-request.ts';
import { tillsKey } from '../tills/index.ts';
import { cashRegisterKey } from '../fiscal/index.ts';

export type Movement = OutputOf<typeof contract.cashRegister.transactions>['transactions'][number];
export type Drawer = OutputOf<typeof contract.cashRegister.initialBalance>;
export type Till = OutputOf<typeof contract.tills.posList>['posList'][number];

const pollIntervalMs = 3_000;

export async function movementsPage(request: MovementsRequest, signal: AbortSignal) {
  const reply = await call(contract.cashRegister.transactions, request, { signal });
  return { rows: reply.transactions, total: reply.count, isMore: reply.isMore, ...pageFacts(reply) };
}

const fetchDrawer = (tillId: string, signal: AbortSignal) =>
  call(contract.cashRegister.initialBalance, { pos_id: tillId }, { signal });

export const cashRegisterQueries = {
  movements: (request: MovementsRequest) =>
    queryOptions({
      queryKey: [...cashRegisterKey, 'movements', request],
      queryFn: ({ signal }) => movementsPage(request, signal),
      placeholderData: keepPreviousData,
      // Polls while a movement on the page is pending.
      refetchInterval: ({ state: { data } }) =>
        data?.rows.some(({ status }) => status === 'pending') === true ? pollIntervalMs : false,
    }),
  drawer: (tillId: string) =>
    queryOptions({
      queryKey: [...cashRegisterKey, 'drawer', tillId],
      queryFn: ({ signal }) => fetchDrawer(tillId, signal),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.initialBalance?.status === 'pending' ? pollIntervalMs : false,
    }),
  /** Uncached, because the form proposes values from the current drawer. */
  drawerNow: (tillId: string) =>
    queryOptions({
      queryKey: [...cashRegisterKey, 'drawer now', tillId],
      queryFn: ({ signal }) => fetchDrawer(tillId, signal),
      enabled: tillId !== '',
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
  /** POS and ePOS tills: both have a drawer. */
  tills: queryOptions({
    queryKey: [...tillsKey, 'with drawers'],
    queryFn: async ({ signal }): Promise<Till[]> => {
      const [{ posList }, { eposList }] = await Promise.all([
        call(contract.tills.posList, {}, { signal }),
        call(contract.tills.eposList, {}, { signal }),
      ]);
      return [...posList, ...eposList];
    },
  }),
};
