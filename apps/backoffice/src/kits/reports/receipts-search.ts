import { defaultTableState, tableStateToSearch } from '@tezga/ui';
import type { DayRange } from './period.ts';

/** The counted invoice types. Orders are no revenue until a summary invoice includes them. */
export const countedTypes = ['cash', 'nonCash', 'card'] as const;

export interface CountedInvoices {
  readonly days: DayRange;
  /** A range of full hours; the whole day if left out. */
  readonly hours?: { readonly from: number; readonly to: number };
  readonly shop?: string;
  readonly method?: string;
  readonly customer?: string;
  readonly article?: string;
}

/** The address of the invoice list with exactly the invoices that a figure counts. */
export function receiptsSearch({ days, hours, ...one }: CountedInvoices): Record<string, string> {
  const ofHours = hours === undefined ? {} : { hour: [String(hours.from), String(hours.to)] };
  const chosen = Object.entries(one).map(([filter, value]) => [filter, [value]]);
  return tableStateToSearch({
    ...defaultTableState,
    filters: { date: [days.from, days.to], type: countedTypes, ...ofHours, ...Object.fromEntries(chosen) },
  });
}
