import { stockDocuments } from '@tezga/domain';
import { z } from 'zod';
import { restricted } from '../call/restricted-fields.ts';
import { route } from '../call/route.ts';
import { figure } from '../fields/amounts.ts';
import { listInQuery, moment, optionalText, recordId, wholeNumberInQuery } from '../fields/fields.ts';
import { directions } from '../fields/listing.ts';
import { mayReadReports, reportDays, withPeriod } from './report-fields.ts';

/** Roles that may not read costs get the order by quantity in place of an order by value. */
export const stockReportSortColumns = ['name', 'opening', 'entered', 'left', 'closing', 'leftValue'] as const;
export const movedSortColumns = ['name', 'documents', 'quantity', 'value'] as const;

/** The filter of a report about stock movements, and the page of its rows. */
const stockFilter = {
  ...reportDays,
  shopIds: listInQuery(recordId),
  categoryIds: listInQuery(recordId),
  page: wholeNumberInQuery(1, 1_000_000, 1),
  perPage: wholeNumberInQuery(1, 1000, 15),
  search: optionalText(100),
  direction: z.enum(directions).default('descending'),
};

const quantity = restricted('stock', figure.quantity);
const value = restricted('cost', figure.money);

/** Quantities and values; the closing stock is the opening stock plus all movements. */
const stockFigures = {
  opening: quantity,
  openingValue: value,
  entered: quantity,
  enteredValue: value,
  left: quantity,
  leftValue: value,
  /** Changes of the value without goods, such as a corrected cost. */
  revaluedValue: value,
  closing: quantity,
  closingValue: value,
};

const moved = { documents: z.int(), quantity, value };

const movedReport = {
  rows: z.array(
    z.object({
      /** The id of the employee, empty if unknown; in a report by document, the id of the document. */
      key: z.string(),
      name: z.string().nullable(),
      /** The document of this row; null if the row is an employee. */
      document: z.object({ kind: z.enum(stockDocuments), at: moment }).nullable(),
      ...moved,
    }),
  ),
  totalResult: z.int(),
  totals: z.object(moved),
  /** The sums of the rows of the period before that match the same filter and search. */
  before: z.object({ ...reportDays, ...moved }),
};

const reading = {
  service: 'main',
  method: 'GET',
  access: mayReadReports,
  fallback: 'data-fetch',
  timeoutMs: 25_000,
} as const;

const movedInput = {
  ...stockFilter,
  /** Only movements by these employees; an empty list includes all. */
  operatorIds: listInQuery(recordId),
  sort: z.enum(movedSortColumns).default('quantity'),
  by: z.enum(['employee', 'document']).default('employee'),
  /** Lists the documents of this employee; an empty text lists documents without an employee. */
  employee: z.union([recordId, z.literal('')]).optional(),
};

/** The reports of the warehouse: read from the stock movements. */
export const stockReportCalls = {
  stock: route({
    ...reading,
    path: '/magazina/reports/analytic',
    summary:
      'The stock of each article at the beginning of a period, what entered and left, and what there is at the end.',
    input: withPeriod({ ...stockFilter, sort: z.enum(stockReportSortColumns).default('left') }),
    output: z.object({
      rows: z.array(
        z.object({ key: recordId, name: z.string(), unit: z.string().nullable(), ...stockFigures }),
      ),
      totalResult: z.int(),
      totals: z.object(stockFigures),
      /** The values of the period before, under the same filter and search. */
      before: z.object({ ...reportDays, enteredValue: value, leftValue: value, closingValue: value }),
    }),
  }),
  stockEntries: route({
    ...reading,
    path: '/magazina/reports/analyticInEmployee',
    summary: 'What entered the stock in a period by employee or by document.',
    input: withPeriod(movedInput),
    output: z.object(movedReport),
  }),
  stockExits: route({
    ...reading,
    path: '/magazina/reports/analyticOutEmployee',
    summary: 'What left the stock in a period by employee or by document.',
    input: withPeriod(movedInput),
    output: z.object(movedReport),
  }),
};
