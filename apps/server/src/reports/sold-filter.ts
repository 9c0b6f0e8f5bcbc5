import type { SoldGrouping } from '@tezga/domain';
import type { DayRange } from '../dashboard/index.ts';

/** Which sales a report counts. An empty list does not restrict them. */
export interface SoldFilter extends DayRange {
  readonly shopIds: readonly string[];
  readonly posIds: readonly string[];
  readonly operatorIds: readonly string[];
  readonly categoryIds: readonly string[];
  /** Restricts the sales to the buyer with this row key. */
  readonly client?: string;
}

export const timeGroupings = ['day', 'week', 'month'] as const satisfies readonly SoldGrouping[];
export type TimeGrouping = (typeof timeGroupings)[number];

export const isTimeGrouping = (grouping: SoldGrouping): grouping is TimeGrouping =>
  timeGroupings.some((time) => time === grouping);

/** Whether the filter restricts the sales, which an empty list does not. */
export const isFiltered = (ids: readonly string[]): boolean => ids.length > 0;
