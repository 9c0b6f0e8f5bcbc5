import { contract, type InputOf, type OutputOf } from '@tezga/contract';
import { attachmentTypeOf } from '@tezga/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import { base64Of } from '../../kits/forms/base64.ts';
import type { UploadedFile } from './e-invoice-form.ts';

export type EInvoice = OutputOf<typeof contract.eInvoices.one>['eInvoice'];

export type CentralEInvoice = OutputOf<typeof contract.eInvoices.find>['eInvoices'][number];

export const eInvoicesKey = ['eInvoices'];

const pollIntervalMs = 5_000;

export const eInvoicesQueries = {
  /** No automatic retry or refetch, because each request goes to the central platform. */
  central: (request: InputOf<typeof contract.eInvoices.find>) =>
    queryOptions({
      queryKey: [...eInvoicesKey, 'central', request],
      queryFn: ({ signal }) => call(contract.eInvoices.find, request, { signal }),
      placeholderData: keepPreviousData,
      retry: false,
      refetchOnReconnect: false,
    }),
  /** Polls until the e-invoice has its EIC or an error. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...eInvoicesKey, 'one', id],
      queryFn: async ({ signal }) => (await call(contract.eInvoices.one, { id }, { signal })).eInvoice,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.state === 'waiting' || data?.state === 'pending' ? pollIntervalMs : false,
    }),
};

export async function uploadAttachment(file: File): Promise<UploadedFile> {
  const type = attachmentTypeOf(file.name);
  if (type === null) throw new TypeError(`${file.name} has a file type that is not allowed`);
  const data = await base64Of(file);
  const { file: saved } = await call(contract.eInvoices.addFile, { name: file.name, type, data });
  return saved;
}
