import { summaryGroupings } from '@tezga/domain';
import { z } from 'zod';
import { route } from '../call/route.ts';
import { figure } from '../fields/amounts.ts';
import { mayReadReports, soldFilter, soldReport, withPeriod } from './report-fields.ts';

const summaryInput = withPeriod({ ...soldFilter('key'), by: z.enum(summaryGroupings).default('day') }).refine(
  ({ by, categoryIds }) => by !== 'method' || categoryIds.length === 0,
  { path: ['categoryIds'], message: 'invalid' },
);

const reading = {
  service: 'main',
  access: mayReadReports,
  refusals: [],
  fallback: 'data-fetch',
  changing: false,
} as const;

/** The reports: read only, every figure over a period, compared with the period before. */
export const reports = {
  salesSummary: route({
    ...reading,
    method: 'POST',
    path: '/get-sales-summary-table-data',
    summary:
      'The sales of a period by day, week, month, hour, weekday, shop, till or method of payment, with totals and the period before.',
    input: summaryInput,
    output: z.object(soldReport),
    timeoutMs: 15_000,
  }),
  salesSummaryChart: route({
    ...reading,
    method: 'POST',
    path: '/get-sales-summary-chart-data',
    summary: 'All rows of the sales summary, in their natural order, as a chart needs them.',
    input: summaryInput,
    output: z.object({
      rows: z.array(
        z.object({
          key: z.string(),
          name: z.string().nullable(),
          count: z.int().nullable(),
          totalPrice: figure.money,
          before: figure.money.nullable(),
        }),
      ),
    }),
    timeoutMs: 15_000,
  }),
};
