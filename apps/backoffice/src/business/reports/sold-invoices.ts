import { othersKey, type SoldGrouping } from '@tezga/domain';
import { defaultTableState, tableStateToSearch, type TableState } from '@tezga/ui';
import { receiptsPath } from '../../kits/documents/document-paths.ts';
import type { DayRange } from '../../kits/reports/period.ts';
import { countedTypes } from '../../kits/reports/receipts-search.ts';
import { buyerFilterOf, rowDays } from './sold-rows.ts';

type Filters = TableState['filters'];

const shared = ['shop', 'till', 'operator', 'category'] as const;

/**
 * The URL of the invoice list, filtered to the invoices that a row counts; if the row is null, to the invoices that
 * the whole report counts.
 */
export function soldInvoices(
  { filters }: Pick<TableState, 'filters'>,
  range: DayRange,
  row: { readonly grouping: SoldGrouping; readonly key: string } | null,
  types: readonly string[] = countedTypes,
): string {
  const kept = shared.flatMap((id) => (filters[id] === undefined ? [] : [[id, filters[id]] as const]));
  const search = tableStateToSearch({
    ...defaultTableState,
    filters: {
      date: [range.from, range.to],
      type: types,
      ...Object.fromEntries(kept),
      ...(row === null ? {} : rowFilter(row.grouping, row.key, range)),
    },
  });
  return `${receiptsPath}?${new URLSearchParams(search).toString()}`;
}

function rowFilter(grouping: SoldGrouping, key: string, range: DayRange): Filters {
  if (grouping === 'day' || grouping === 'week' || grouping === 'month') {
    const { from, to } = rowDays(grouping, key, range);
    return { date: [from, to] };
  }
  if (grouping === 'hour') return { hour: [String(Number(key)), String(Number(key) + 1)] };
  if (grouping === 'client') return buyerFilterOf(key);
  if (grouping === 'item') return key === othersKey ? { line: ['free'] } : { article: [key] };
  return { [grouping]: [key] };
}
