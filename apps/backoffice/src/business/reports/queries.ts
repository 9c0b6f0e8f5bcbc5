import { contract } from '@tezga/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import { salesKey } from '../fiscal/index.ts';
import type { SoldRequest, SummaryRequest } from './sold-request.ts';
import type { SoldReport, SoldRow } from './sold-rows.ts';

/** A call that returns a sales report. */
export type ReadSold<Request extends SoldRequest, Row extends SoldRow = SoldRow> = (
  request: Request,
  options: { readonly signal: AbortSignal },
) => Promise<Omit<SoldReport, 'rows'> & { readonly rows: Row[] }>;

/** The query key starts with salesKey, so that a new invoice also refreshes the reports. */
export const soldQuery = <Request extends SoldRequest, Row extends SoldRow>(
  name: string,
  read: ReadSold<Request, Row>,
  request: Request,
) =>
  queryOptions({
    queryKey: [...salesKey, 'report', name, request],
    queryFn: ({ signal }) => read(request, { signal }),
    placeholderData: keepPreviousData,
  });

export const schedulesQuery = queryOptions({
  queryKey: ['reports', 'schedules'],
  queryFn: ({ signal }) => call(contract.reports.schedules, {}, { signal }),
});

export const summaryChartQuery = ({
  page: _page,
  perPage: _perPage,
  sort: _sort,
  ...request
}: SummaryRequest) =>
  queryOptions({
    queryKey: [...salesKey, 'report', 'summary-chart', request],
    queryFn: ({ signal }) => call(contract.reports.salesSummaryChart, request, { signal }),
    placeholderData: keepPreviousData,
  });
