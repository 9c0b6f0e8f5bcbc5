import { contract, type OutputOf } from '@tezga/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageFacts } from '../../kits/lists/page-facts.ts';
import { call } from '../../session/call.ts';
import type { NotesRequest } from './notes-request.ts';
import { pollIntervalMs, wtnKey } from '../fiscal/index.ts';

export type Note = OutputOf<typeof contract.wtn.list>['wtns'][number];
export type WholeNote = OutputOf<typeof contract.wtn.one>['wtn'];
export type NotePrefill = OutputOf<typeof contract.wtn.fromInvoice>;
export type TransferPrefill = OutputOf<typeof contract.wtn.fromTransfer>;

const listRefetchMs = 5_000;

async function notesPage(request: NotesRequest, signal: AbortSignal) {
  const reply = await call(contract.wtn.list, request, { signal });
  return { rows: reply.wtns, total: reply.count, isMore: reply.isMore, ...pageFacts(reply) };
}

/** All accompanying invoices of a filter for an export, and whether the export was cut off at its limit. */
export async function exportedNotes(request: NotesRequest, signal: AbortSignal) {
  const { wtns, isMore } = await call(contract.wtn.exported, request, { signal });
  return { rows: wtns, isCut: isMore };
}

export const wtnQueries = {
  notes: (request: NotesRequest) =>
    queryOptions({
      queryKey: [...wtnKey, 'notes', request],
      queryFn: ({ signal }) => notesPage(request, signal),
      placeholderData: keepPreviousData,
      // Polls while a document on the page is pending.
      refetchInterval: ({ state: { data } }) =>
        data?.rows.some(({ status }) => status === 'pending') === true ? listRefetchMs : false,
    }),
  /** Polls while the document is pending, for a limited time after the page was opened. */
  one: (id: string, openedAt: number) =>
    queryOptions({
      queryKey: [...wtnKey, 'one', id],
      queryFn: async ({ signal }) => (await call(contract.wtn.one, { id }, { signal })).wtn,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => pollIntervalMs(data?.status, Date.now() - openedAt),
    }),
  ofInvoice: (invoiceId: string) =>
    queryOptions({
      queryKey: [...wtnKey, 'of invoice', invoiceId],
      queryFn: async ({ signal }) => (await call(contract.wtn.ofInvoice, { invoiceId }, { signal })).wtns,
    }),
  ofTransfer: (transferId: string) =>
    queryOptions({
      queryKey: [...wtnKey, 'of transfer', transferId],
      queryFn: ({ signal }) => call(contract.wtn.ofTransfer, { transferId }, { signal }),
      refetchInterval: ({ state: { data } }) =>
        data?.wtns.some(({ status }) => status === 'pending') === true ? listRefetchMs : false,
    }),
  /** Uncached, because the form must start with current data. */
  fromTransfer: (transferId: string) =>
    queryOptions({
      queryKey: [...wtnKey, 'from transfer', transferId],
      queryFn: ({ signal }) => call(contract.wtn.fromTransfer, { transferId }, { signal }),
      enabled: transferId !== '',
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
  /** Uncached, because the form must start with current data. */
  fromInvoice: (invoiceId: string) =>
    queryOptions({
      queryKey: [...wtnKey, 'from invoice', invoiceId],
      queryFn: ({ signal }) => call(contract.wtn.fromInvoice, { invoiceId }, { signal }),
      enabled: invoiceId !== '',
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
};
