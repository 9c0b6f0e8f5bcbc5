import { reportDaysMax } from '@tezga/domain';
import { z } from 'zod';
import { restricted } from '../call/restricted-fields.ts';
import { figure } from '../fields/amounts.ts';
import { day, listInQuery, optionalText, recordId, wholeNumberInQuery } from '../fields/fields.ts';
import { directions } from '../fields/listing.ts';
import { text } from '../fields/texts.ts';

export const mayReadReports = { area: 'reports', level: 'read' } as const;

const dayMs = 86_400_000;

/** The days of a report, both included. */
export const reportDays = { from: day, to: day };

interface Days {
  readonly from: string;
  readonly to: string;
}

export const isPeriodInOrder = ({ from, to }: Days) => from <= to;
export const isPeriodShort = ({ from, to }: Days) =>
  (Date.parse(to) - Date.parse(from)) / dayMs < reportDaysMax;

/** Refuses days in the wrong order and periods that are too long. */
export const withPeriod = <Fields extends typeof reportDays>(fields: Fields) =>
  z
    .object(fields)
    .refine((given) => isPeriodInOrder(given as unknown as Days), { path: ['to'], message: 'date' })
    .refine((given) => isPeriodShort(given as unknown as Days), { path: ['to'], message: 'too-large' });

export const soldSortColumns = ['key', 'name', 'count', 'quantity', 'withoutVat', 'vat', 'total'] as const;

/** The filter of a sales report, and the page of its rows. An empty list matches everything. */
export const soldFilter = (usual: (typeof soldSortColumns)[number] = 'total') => ({
  ...reportDays,
  shopIds: listInQuery(recordId),
  posIds: listInQuery(recordId),
  operatorIds: listInQuery(recordId),
  categoryIds: listInQuery(recordId),
  page: wholeNumberInQuery(1, 1_000_000, 1),
  perPage: wholeNumberInQuery(1, 1000, 15),
  /** Matches a part of the name of a row. */
  search: optionalText(100),
  sort: z.enum(soldSortColumns).default(usual),
  direction: z.enum(directions).default(usual === 'key' ? 'ascending' : 'descending'),
});

/** The key of a client's row: a customer id, `buyer:` with a name, or empty for invoices without a buyer. */
export const clientKey = text(220);

/** The maximum number of printed rows; longer reports can be exported to a spreadsheet. */
export const printedRowsMax = 2000;
const printedCell = z.string().max(300, 'too-long');
const printedColumnsMax = 20;

/** A report as its screen shows it: the texts of the chosen columns. */
export const printedReport = {
  title: z.string().min(1, 'required').max(200, 'too-long'),
  /** Lines that name the period, the filters and the rules of the report. */
  notes: z.array(printedCell).max(20, 'too-large').default([]),
  columns: z
    .array(z.object({ header: printedCell, align: z.enum(['left', 'right']) }))
    .min(1, 'required')
    .max(printedColumnsMax, 'too-large'),
  rows: z.array(z.array(printedCell).max(printedColumnsMax, 'too-large')).max(printedRowsMax, 'too-large'),
  totals: z.array(printedCell).max(printedColumnsMax, 'too-large').default([]),
  language: z.enum(['sq', 'en', 'it']).default('sq'),
};

/** A figure is null if rows of this kind do not have it: a payment method has no VAT. */
const soldFigures = {
  count: z.int().nullable(),
  quantity: figure.quantity.nullable(),
  totalPriceWithoutVAT: figure.money.nullable(),
  totalVATAmount: figure.money.nullable(),
  totalPrice: figure.money,
  cost: restricted('cost', figure.money.nullable()),
};

/** Sales in a foreign currency: the amount in the currency, and the amount in lek that is included in the totals. */
const inCurrency = z.object({
  currency: z.string(),
  count: z.int(),
  inCurrency: figure.money,
  totalPrice: figure.money,
});

export const soldRow = z.object({
  /**
   * Identifies the row: a day, hour, method, rate or record id; for a buyer without a customer record
   * `buyer:` and the name; empty for invoices without a buyer and for lines without an article.
   */
  key: z.string(),
  /** Null if the key needs no name, as for a day. Invoices without a buyer have the name 'Te tjere'. */
  name: z.string().nullable(),
  /** The unit of an article. */
  unit: z.string().nullable(),
  ...soldFigures,
  /**
   * The total of the same row in the period before. For a day or month it is the total of the day or month at the
   * same position in that period.
   */
  before: figure.money.nullable(),
  /**
   * The part of the row in foreign currencies. Empty for rates, methods and articles, and with a filter by category,
   * because only whole invoices have an amount in their currency.
   */
  currencies: z.array(inCurrency),
});

const countedApart = z.object({ count: z.int(), totalPrice: figure.money });

/** Sales by one grouping. Correctives count negative on their own date. */
export const soldReport = {
  rows: z.array(soldRow),
  totalResult: z.int(),
  /** The sums of all matching rows, also those on other pages. */
  totals: z.object(soldFigures),
  /** The period directly before, under the same filter and search. */
  before: z.object({ ...reportDays, count: z.int().nullable(), totalPrice: figure.money }),
  /**
   * False if the business had no sales yet when the period before began, because then a comparison would
   * mislead.
   */
  isBeforeWhole: z.boolean(),
  /**
   * Invoices that no sum of the report includes: orders, and other invoices that are not revenue. Null if the report
   * is filtered by category or its rows are searched, because these invoices have no category and are not rows.
   */
  apart: z.object({ orders: countedApart, others: countedApart }).nullable(),
  /** The part of the totals in foreign currencies. */
  currencies: z.array(inCurrency),
};
