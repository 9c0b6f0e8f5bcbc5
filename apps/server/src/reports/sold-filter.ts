import type { SoldGrouping } from '@tezga/domain';
import type { DayRange } from '../dashboard/index.ts';

/** The filter of the sales that a report counts. An empty list does not filter. */
export interface SoldFilter extends DayRange {
  readonly shopIds: readonly string[];
  readonly posIds: readonly string[];
  readonly operatorIds: readonly string[];
  readonly categoryIds: readonly string[];
  /** Only the invoices to the client with this row key. */
  readonly client?: string;
}

export const timeGroupings = ['day', 'week', 'month'] as const satisfies readonly SoldGrouping[];
export type TimeGrouping = (typeof timeGroupings)[number];

export const isTimeGrouping = (grouping: SoldGrouping): grouping is TimeGrouping =>
  timeGroupings.some((time) => time === grouping);

/** Whether the list filters anything; an empty list does not. */
export const isFiltered = (ids: readonly string[]): boolean => ids.length > 0;
