import { soldSortColumns, type contract, type InputOf } from '@tezga/contract';
import { summaryGroupings, type SummaryGrouping } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { chosenIn, searchRequest, sortRequest } from '../../kits/lists/list-request.ts';
import type { DayRange } from '../../kits/reports/period.ts';

export type SummaryRequest = InputOf<typeof contract.reports.salesSummary>;
export type SoldRequest = Omit<SummaryRequest, 'by'>;

/** The request for a sales report in this table state; a preset period is sent as its days. */
export function soldRequest(state: TableState, { from, to }: DayRange): SoldRequest {
  return {
    from,
    to,
    shopIds: chosenIn(state, 'shop'),
    posIds: chosenIn(state, 'till'),
    operatorIds: chosenIn(state, 'operator'),
    categoryIds: chosenIn(state, 'category'),
    page: state.page,
    perPage: state.perPage,
    ...searchRequest(state),
    ...sortRequest(state, soldSortColumns),
  };
}

/** The grouping of the sales summary; by day if the state has none or an unknown one. */
export const groupingOf = (state: Pick<TableState, 'filters'>): SummaryGrouping =>
  summaryGroupings.find((grouping) => grouping === state.filters['by']?.[0]) ?? 'day';
