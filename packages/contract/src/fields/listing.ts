import { z } from 'zod';
import { optionalText } from './fields.ts';

export const directions = ['ascending', 'descending'] as const;

/** Which part of a list is wanted, in which order. */
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

/** How many rows there are in all; counting stops at a limit, and then says that there are more. */
export const totals = { totalResult: z.int(), isMore: z.boolean() };
