import { defaultTableState, tableStateToSearch } from '@tezga/ui';
import type { DayRange } from './period.ts';

/** Orders are no revenue until a summary invoice takes them up, so the dashboard counts all but them. */
const counted = ['cash', 'nonCash', 'card'];

export interface CountedInvoices {
  readonly days: DayRange;
  readonly shop?: string;
  readonly method?: string;
  readonly customer?: string;
  readonly article?: string;
}

/** The list of exactly those invoices that a figure counts. */
export function receiptsSearch({ days, ...one }: CountedInvoices): Record<string, string> {
  const chosen = Object.entries(one).map(([filter, value]) => [filter, [value]]);
  return tableStateToSearch({
    ...defaultTableState,
    filters: { date: [days.from, days.to], type: counted, ...Object.fromEntries(chosen) },
  });
}
