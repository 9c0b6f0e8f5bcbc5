import { contract, type OutputOf } from '@tezga/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import type { JournalsRequest } from './journals-request.ts';

export type Journal = OutputOf<typeof contract.accounting.journals>['journals'][number];
export type WholeJournal = OutputOf<typeof contract.accounting.one>['journal'];

export async function journalsPage(request: JournalsRequest, signal: AbortSignal) {
  const { journals, count, isMore } = await call(contract.accounting.journals, request, { signal });
  return { rows: journals, total: count, isMore };
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
