import { contract, type InputOf } from '@tezga/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type StockReportRequest = InputOf<typeof contract.reports.stock>;
export type MovedRequest = InputOf<typeof contract.reports.stockEntries>;

/** The pages of the entries and of the exits. */
export const movedPaths = {
  stockEntries: '/analyticReportWarehouseEntries',
  stockExits: '/analyticReportWarehouseExits',
} as const;

export const stockReportQuery = (request: StockReportRequest) =>
  queryOptions({
    queryKey: ['stock', 'report', request],
    queryFn: ({ signal }) => call(contract.reports.stock, request, { signal }),
    placeholderData: keepPreviousData,
  });

export const movedQuery = (direction: keyof typeof movedPaths, request: MovedRequest) =>
  queryOptions({
    queryKey: ['stock', 'report', direction, request],
    queryFn: ({ signal }) => call(contract.reports[direction], request, { signal }),
    placeholderData: keepPreviousData,
  });
