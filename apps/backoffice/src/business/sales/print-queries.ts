import { contract } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import type { PrintChoice } from '../../kits/documents/print-choice.ts';
import { salesKey } from '../fiscal/index.ts';

export const fetchPdf = (ids: readonly string[], choice: PrintChoice, signal?: AbortSignal) =>
  call(contract.sales.pdf, { ids: [...ids], ...choice }, signal === undefined ? {} : { signal });

export const pdfQuery = (ids: readonly string[], choice: PrintChoice) =>
  queryOptions({
    queryKey: [...salesKey, 'pdf', ids, choice],
    queryFn: ({ signal }) => fetchPdf(ids, choice, signal),
    // A document is large, and whether it is a copy changes with every print.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
