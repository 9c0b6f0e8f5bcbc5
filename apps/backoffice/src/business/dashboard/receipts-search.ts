import { defaultTableState, tableStateToSearch } from '@tezga/ui';
import type { DayRange } from './period.ts';

/** Orders are no revenue until a summary invoice takes them up, so the dashboard counts all but them. */
const counted = ['cash', 'nonCash', 'card'];

export interface CountedInvoices {
  readonly days: DayRange;
  /** From one full hour of the day to another; all of the day where it is not said. */
  readonly hours?: { readonly from: number; readonly to: number };
  readonly shop?: string;
  readonly method?: string;
  readonly customer?: string;
  readonly article?: string;
}

/** The list of exactly those invoices that a figure counts. */
export function receiptsSearch({ days, hours, ...one }: CountedInvoices): Record<string, string> {
  const ofHours = hours === undefined ? {} : { hour: [String(hours.from), String(hours.to)] };
  const chosen = Object.entries(one).map(([filter, value]) => [filter, [value]]);
  return tableStateToSearch({
    ...defaultTableState,
    filters: { date: [days.from, days.to], type: counted, ...ofHours, ...Object.fromEntries(chosen) },
  });
}
