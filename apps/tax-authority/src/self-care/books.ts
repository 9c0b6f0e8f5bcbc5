import { endOfTiranaDay, startOfTiranaDay, tiranaDay } from '@tezga/domain';
import type { z } from 'zod';
import { fiscalDocuments, type Book, type Span } from '../fiscal-documents/index.ts';
import type { Context } from '../platform/context.ts';
import type { BookOfPeriod, BookRow, GridPage, gridQuestion, NewBook, SalesPurchaseBook } from './api.ts';
import { purchaseBook, salesBook } from './book-rows.ts';
import { gridPage } from './grid-page.ts';

type Using = Pick<Context, 'sql' | 'clock'>;
type GridRequest = z.output<typeof gridQuestion>;

export const runningPeriod = ({ clock }: Pick<Context, 'clock'>) => tiranaDay(clock.now()).slice(0, 7);

/** Start and end of a month in Tirana. */
export function spanOf(period: string): Span {
  return { from: startOfTiranaDay(`${period}-01`), to: startOfTiranaDay(`${following(period)}-01`) };
}

function following(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}

/** The last day on which a book is open; it closes automatically on the 11th of the following month. */
const lastDayOf = (period: string) => `${following(period)}-10`;

const statusOf = ({ clock }: Pick<Context, 'clock'>, period: string) =>
  clock.now() < endOfTiranaDay(lastDayOf(period)) ? ('OPEN' as const) : ('CLOSED' as const);

async function bookOf(context: Using, nuis: string, book: Book, period: string): Promise<BookOfPeriod> {
  const documents = await fiscalDocuments(context).documents(nuis, book, spanOf(period));
  return book === 'sales' ? salesBook(documents, nuis) : purchaseBook(documents);
}

export async function booksOf(context: Using, nuis: string, period: string): Promise<SalesPurchaseBook> {
  const [taxpayer] = await context.sql<{ name: string }[]>`
    select name from tax_authority.taxpayers where nuis = ${nuis}`;
  return {
    nipt: nuis,
    name: taxpayer?.name ?? '',
    period,
    status: statusOf(context, period),
    sales: await bookOf(context, nuis, 'sales', period),
    purchases: await bookOf(context, nuis, 'purchases', period),
  };
}

export async function newBookOf(context: Using, nuis: string, period: string): Promise<NewBook> {
  const { sales, purchases, status } = await booksOf(context, nuis, period);
  return {
    period,
    status,
    closesOn: lastDayOf(period).split('-').toReversed().join('.'),
    sales: { documents: sales.rows.length, totals: sales.totals },
    purchases: { documents: purchases.rows.length, totals: purchases.totals },
  };
}

/** The months of a book; null for any other entity. */
export async function bookGrid(context: Using, nuis: string, query: GridRequest): Promise<GridPage | null> {
  if (query.entityEnum !== 'SALES_BOOK' && query.entityEnum !== 'PURCHASE_BOOK') return null;
  const book = query.entityEnum === 'SALES_BOOK' ? 'sales' : 'purchases';
  const months = await fiscalDocuments(context).months(nuis, book);
  const rows = months.map(({ period, documents, total }): BookRow => {
    const [year, month] = period.split('-').map(Number);
    return {
      id: period,
      year: year ?? 0,
      month: month ?? 0,
      documents,
      total,
      status: statusOf(context, period),
    };
  });
  return gridPage(rows, query);
}

/** The documents of one month; null if the request does not name the book and the month. */
export async function bookRowGrid(
  context: Using,
  nuis: string,
  query: GridRequest,
): Promise<GridPage | null> {
  const { entityEnum, masterEntityEnum, masterTablePkColumnValue: period } = query;
  if (!masterEntityEnum || !period) return null;
  if (entityEnum !== `${masterEntityEnum}_ROW`) return null;
  const book = masterEntityEnum === 'SALES_BOOK' ? 'sales' : 'purchases';
  const { rows } = await bookOf(context, nuis, book, period);
  return gridPage(
    rows.map((row) => Object.assign({ id: row.serialNumber ?? '' }, row)),
    query,
  );
}
