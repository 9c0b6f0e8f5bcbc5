import type { DayTotals, TableResult } from '@tezga/ui';

interface Facts {
  readonly isSortCut: boolean;
  readonly days: readonly ({ readonly day: string } & DayTotals)[];
}

/**
 * Converts the reply to the facts of a page that the table expects: how far it is sorted, and the sums of its days.
 */
export const pageFacts = ({ isSortCut, days }: Facts): Pick<TableResult<unknown>, 'isSortCut' | 'days'> => ({
  isSortCut,
  days: new Map(days.map(({ day, count, sum }) => [day, { count, sum }])),
});
