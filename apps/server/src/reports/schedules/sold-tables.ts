import { printedRowsMax } from '@tezga/contract';
import { buyerKeyPrefix, isPaymentMethod, isVatExemption, type SoldGrouping } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { writtenAmount, writtenQuantity } from '@tezga/print/written-figures';
import { inForeignCurrencies, type InCurrency } from '../apart.ts';
import { employeesReport } from '../employees.ts';
import type { SoldPage } from '../sold-read.ts';
import { soldRowsOf } from '../sold-report.ts';
import { readableDay } from './readable-days.ts';
import { sentTable, type ReadTable, type SentColumn } from './sent-table.ts';
import type { SentDefinition } from './store.ts';

/** The sales by a grouping. The table has the columns of the screen, without the previous period and the cost. */
export const soldTable =
  (groupingOf: (definition: SentDefinition) => SoldGrouping): ReadTable =>
  async ({ definition, range, phrases }, reading) => {
    const grouping = groupingOf(definition);
    const order = isNatural(grouping)
      ? ({ sort: 'key', direction: 'ascending' } as const)
      : ({ sort: 'total', direction: 'descending' } as const);
    const sold = await soldRowsOf(
      grouping,
      { ...definition, ...range, ...order, search: undefined },
      { skip: 0, take: printedRowsMax },
      reading,
    );
    return sentTable(
      { header: phrases.reports.groupings[grouping], of: (row) => nameOf(grouping, row, phrases) },
      soldColumns(grouping, definition, phrases.reports),
      sold,
      [
        totalRule(sold.totals.withVat, phrases),
        ...foreignRules(
          (
            await inForeignCurrencies(
              grouping,
              { ...definition, ...range },
              { keys: [], search: undefined },
              reading,
            )
          ).all,
          phrases,
        ),
      ],
    );
  };

/** The sales of each employee by kind of payment. */
export const employeesTable: ReadTable = async ({ definition, range, phrases }, reading) => {
  const { reports } = phrases;
  const { rows, totals, totalResult, currencies } = await employeesReport(
    { ...definition, ...range, sort: 'total', direction: 'descending', page: 1, perPage: printedRowsMax },
    reading,
  );
  type Row = (typeof rows)[number];
  const paid = (header: string, of: (row: Row) => Row['cash']): SentColumn<Row, typeof totals> => ({
    header,
    of: (row) => writtenAmount(of(row)),
  });
  return sentTable(
    { header: reports.groupings.operator, of: (row) => nameOf('operator', row, phrases) },
    [
      {
        header: reports.total,
        of: ({ totalPrice }) => writtenAmount(totalPrice),
        total: ({ totalPrice }) => writtenAmount(totalPrice),
      },
      paid(reports.cash, ({ cash }) => cash),
      paid(reports.card, ({ card }) => card),
      paid(reports.nonCash, ({ nonCash }) => nonCash),
      paid(reports.ordersOf, ({ orders }) => orders),
    ],
    { rows, totals, rowCount: totalResult },
    [totalRule(totals.totalPrice, phrases), ...foreignRules(currencies, phrases)],
  );
};

const totalRule = (total: SoldPage['totals']['withVat'], { reports }: Phrases) =>
  `${reports.total}: ${writtenAmount(total)} ALL · ${reports.rules.total}`;

/** Notes that state how much of the total was sold in each foreign currency. */
const foreignRules = (sold: readonly InCurrency[], { reports }: Phrases): string[] =>
  sold.map(({ currency, inCurrency, totalPrice }) =>
    reports.inCurrency(writtenAmount(inCurrency), currency, writtenAmount(totalPrice)),
  );

const isNatural = (grouping: SoldGrouping) =>
  grouping === 'day' ||
  grouping === 'week' ||
  grouping === 'month' ||
  grouping === 'hour' ||
  grouping === 'weekday';

type Figures = Pick<SoldPage['totals'], 'count' | 'quantity' | 'withoutVat' | 'vat' | 'withVat'>;

function soldColumns(
  grouping: SoldGrouping,
  { categoryIds }: SentDefinition,
  words: Phrases['reports'],
): SentColumn<Figures, Figures>[] {
  const summed = (header: string, of: (figures: Figures) => string) => ({ header, of, total: of });
  const count = ({ count: counted }: Figures) => String(counted);
  // An invoice may count in several rows (VAT rates or payment methods), so the counts have no sum.
  const isSummed = grouping !== 'vat' && grouping !== 'method';
  return [
    ...(grouping === 'item' || categoryIds.length > 0
      ? []
      : [{ header: words.count, of: count, ...(isSummed ? { total: count } : {}) }]),
    ...(grouping === 'item' || grouping === 'vat'
      ? [summed(words.quantity, ({ quantity }) => writtenQuantity(quantity))]
      : []),
    ...(grouping === 'method'
      ? []
      : [
          summed(words.withoutVat, ({ withoutVat }) => writtenAmount(withoutVat)),
          summed(words.vat, ({ vat }) => writtenAmount(vat)),
        ]),
    summed(words.total, ({ withVat }) => writtenAmount(withVat)),
  ];
}

function nameOf(
  grouping: SoldGrouping,
  { key, name }: Pick<SoldPage['rows'][number], 'key' | 'name'>,
  { reports, dashboard, sales, print }: Phrases,
): string {
  if (grouping === 'day' || grouping === 'week') return readableDay(key);
  if (grouping === 'month') return readableDay(key).slice(3);
  if (grouping === 'hour') return `${key}:00`;
  if (grouping === 'weekday') return dashboard.weekdays[Number(key) % 7] ?? key;
  if (grouping === 'method') return isPaymentMethod(key) ? sales.methods[key] : key;
  if (grouping === 'vat') return isVatExemption(key) ? print.exemptions[key] : `${key} %`;
  if (key === '' && grouping === 'client') return reports.noBuyer;
  if (key === '' && grouping === 'item') return reports.noArticle;
  if (name !== null && name !== '') return name;
  return key.startsWith(buyerKeyPrefix) ? key.slice(buyerKeyPrefix.length) : reports.noName;
}
