import type { DayTotals, TableResult } from '@tezga/ui';

interface Facts {
  readonly isSortCut: boolean;
  readonly days: readonly ({ readonly day: string } & DayTotals)[];
}

/**
 * Converts the facts of a reply for the table: whether only the first part of the list was sorted, and the count and
 * sum of each day.
 */
export const pageFacts = ({ isSortCut, days }: Facts): Pick<TableResult<unknown>, 'isSortCut' | 'days'> => ({
  isSortCut,
  days: new Map(days.map(({ day, count, sum }) => [day, { count, sum }])),
});
