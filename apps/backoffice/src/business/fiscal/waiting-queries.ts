import { contract, type OutputOf } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type Waiting = OutputOf<typeof contract.sales.waiting>;
export type WaitingInvoice = Waiting['invoices'][number];
export type WaitingNote = OutputOf<typeof contract.wtn.waiting>['wtns'][number];
export type WaitingMovement = OutputOf<typeof contract.cashRegister.waiting>['transactions'][number];

/** The keys of all queries of a kind of document; issuing or resending a document invalidates them. */
export const salesKey = ['sales'];
export const wtnKey = ['wtn'];
export const cashRegisterKey = ['cash-register'];

const invoicesAgainMs = 5 * 60_000;
const othersAgainMs = 60_000;

/** The documents that the tax authority has not accepted yet. */
export const waitingQueries = {
  invoices: queryOptions({
    queryKey: [...salesKey, 'waiting'],
    queryFn: ({ signal }) => call(contract.sales.waiting, {}, { signal }),
    staleTime: invoicesAgainMs,
    refetchInterval: invoicesAgainMs,
  }),
  notes: queryOptions({
    queryKey: [...wtnKey, 'waiting'],
    queryFn: ({ signal }) => call(contract.wtn.waiting, {}, { signal }),
    refetchInterval: othersAgainMs,
  }),
  movements: queryOptions({
    queryKey: [...cashRegisterKey, 'waiting'],
    queryFn: ({ signal }) => call(contract.cashRegister.waiting, {}, { signal }),
    refetchInterval: othersAgainMs,
  }),
};
