import { z } from 'zod';
import { optionalText } from './fields.ts';

export const directions = ['ascending', 'descending'] as const;

/** The page of a list and its sort order. */
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

/** The number of rows is capped at a limit; `isMore` is true if there are more. */
export const totals = { totalResult: z.int(), isMore: z.boolean() };
