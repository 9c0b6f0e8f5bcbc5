import { contract, type OutputOf } from '@tezga/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageFacts } from '../../kits/lists/page-facts.ts';
import { call } from '../../session/call.ts';
import type { JournalsRequest } from './journals-request.ts';

export type Journal = OutputOf<typeof contract.accounting.journals>['journals'][number];
export type WholeJournal = OutputOf<typeof contract.accounting.one>['journal'];

export async function journalsPage(request: JournalsRequest, signal: AbortSignal) {
  const reply = await call(contract.accounting.journals, request, { signal });
  const { journals, count, isMore, amount } = reply;
  const totals = amount === null ? undefined : { amount };
  return { rows: journals, total: count, isMore, totals, ...pageFacts(reply) };
}

export const accountingQueries = {
  journals: (request: JournalsRequest) =>
    queryOptions({
      queryKey: ['accounting', 'journals', request],
      queryFn: ({ signal }) => journalsPage(request, signal),
      placeholderData: keepPreviousData,
      // No caching, because every sale on any till posts entries.
      staleTime: 0,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['accounting', 'one', id],
      queryFn: async ({ signal }) => (await call(contract.accounting.one, { id }, { signal })).journal,
    }),
};
