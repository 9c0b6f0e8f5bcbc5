import { z } from 'zod';
import { figure } from './amounts.ts';
import { day, optionalText } from './fields.ts';

export const directions = ['ascending', 'descending'] as const;

/** Pagination by page number: the page of a list and its sort order. */
export const pageOf = <const Columns extends readonly [string, ...string[]]>(
  columns: Columns,
  usual: Columns[number],
) => ({
  page: z.int('invalid').min(1, 'too-small').max(1_000_000, 'too-large').default(1),
  perPage: z.int('invalid').min(1, 'too-small').max(1000, 'too-large').default(15),
  sort: z.enum(columns).default(usual as never),
  direction: z.enum(directions).default('ascending'),
  search: optionalText(100),
});

/** The sort order of a list of documents; without one, the newest come first. */
export const sortBy = <const Columns extends readonly ['date', ...string[]]>(columns: Columns) => ({
  sort: z.enum(columns).default('date' as never),
  direction: z.enum(directions).default('descending'),
});

/**
 * Additional data of a page of documents: whether the sort is complete, and the sums of the days on the page.
 */
export const pageFacts = {
  /** True if there are too many matches to sort: then only the newest 100,000 are sorted. */
  isSortCut: z.boolean(),
  /**
   * For each day on the page the count and sum of all its matches, including those on other pages; empty if
   * the list is not sorted by date.
   */
  days: z.array(z.object({ day, count: z.int(), sum: figure.money.nullable() })),
};

/** The number of rows is capped at a limit; `isMore` is true if there are more. */
export const totals = { totalResult: z.int(), isMore: z.boolean() };
