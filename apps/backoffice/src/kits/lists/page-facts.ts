import type { DayTotals, TableResult } from '@tezga/ui';

interface Facts {
  readonly isSortCut: boolean;
  readonly days: readonly ({ readonly day: string } & DayTotals)[];
}

/** How far the order and the days of a page are known, as the table expects it. */
export const pageFacts = ({ isSortCut, days }: Facts): Pick<TableResult<unknown>, 'isSortCut' | 'days'> => ({
  isSortCut,
  days: new Map(days.map(({ day, count, sum }) => [day, { count, sum }])),
});
