import { summaryGroupings } from '@tezga/domain';
import { z } from 'zod';
import { route } from '../call/route.ts';
import { figure } from '../fields/amounts.ts';
import { recordId } from '../fields/fields.ts';
import {
  clientKey,
  mayReadReports,
  printedReport,
  soldFilter,
  soldReport,
  soldRow,
  withPeriod,
} from './report-fields.ts';
import { reportScheduleCalls } from './report-schedules.ts';
import { stockReportCalls } from './stock-reports.ts';

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

/** The reports: read-only calls that return figures over a period and compare them with the period before. */
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
  vat: route({
    ...reading,
    method: 'GET',
    path: '/get-sales-by-vat',
    summary: 'The sales of a period by rate of VAT and by reason for no VAT.',
    input: withPeriod(soldFilter()),
    output: z.object(soldReport),
    timeoutMs: 15_000,
  }),
  clients: route({
    ...reading,
    method: 'GET',
    path: '/fetchInvoicesGroupByClient',
    summary:
      "The sales of a period by client; invoices without a buyer are one row, 'Te tjere', with an empty key.",
    input: withPeriod(soldFilter()),
    output: z.object(soldReport),
    timeoutMs: 15_000,
  }),
  operators: route({
    ...reading,
    method: 'GET',
    path: '/salesByOperator',
    summary: 'The sales of a period by operator.',
    input: withPeriod(soldFilter()),
    output: z.object(soldReport),
    timeoutMs: 15_000,
  }),
  operatorClients: route({
    ...reading,
    method: 'GET',
    path: '/fetchOperatorTopClients',
    summary: 'The clients of an operator in a period, those with the highest total first.',
    input: withPeriod({ ...soldFilter(), operatorId: recordId }),
    output: z.object(soldReport),
    timeoutMs: 15_000,
  }),
  operatorClientSales: route({
    ...reading,
    method: 'GET',
    path: '/fetchTopSalesForClientOfOperator',
    summary: 'The invoices of an operator to a client in a period, those with the highest total first.',
    input: withPeriod({ ...soldFilter(), operatorId: recordId, client: clientKey }),
    output: z.object(soldReport),
    timeoutMs: 5_000,
  }),
  items: route({
    ...reading,
    method: 'POST',
    path: '/fetchItemsSold',
    summary:
      'The sales of a period by article, with quantity and cost; lines without an article are one row.',
    input: withPeriod(soldFilter()),
    output: z.object(soldReport),
    timeoutMs: 15_000,
  }),
  employees: route({
    ...reading,
    method: 'GET',
    path: '/employee-sales',
    summary:
      'The sales of each employee in a period by kind of payment, and their orders, which are not sales.',
    input: withPeriod(soldFilter()),
    output: z.object({
      ...soldReport,
      rows: z.array(
        soldRow.extend({
          cash: figure.money,
          card: figure.money,
          nonCash: figure.money,
          /** The sum of the orders, which are not in the total. */
          orders: figure.money,
        }),
      ),
    }),
    timeoutMs: 15_000,
  }),
  ...stockReportCalls,
  ...reportScheduleCalls,
  pdf: route({
    ...reading,
    method: 'POST',
    path: '/reports/pdf',
    summary: 'A report as a PDF: the given texts as a table under the name of the business.',
    input: z.object(printedReport),
    output: z.object({ name: z.string(), pdf: z.base64() }),
    refusals: ['not-found', 'too-many-requests', 'print-too-heavy'],
    timeoutMs: 25_000,
    bodyLimitBytes: 4 * 1024 * 1024,
  }),
};
