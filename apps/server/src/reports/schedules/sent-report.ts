import { printedRowsMax } from '@tezga/contract';
import { buyerKeyPrefix, isPaymentMethod, isVatExemption, sentRange, type SoldGrouping } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import type { PrintedReport } from '@tezga/print';
import { writtenAmount, writtenQuantity } from '@tezga/print/written-figures';
import type { Transaction } from '../../platform/database/transaction.ts';
import { soldRowsOf } from '../sold-report.ts';
import type { SoldPage } from '../sold-read.ts';
import type { SentDefinition, StoredSchedule } from './store.ts';

const groupings = {
  'vat-report': 'vat',
  'client-sales': 'client',
  'sales-by-item': 'item',
  'operator-sales': 'operator',
} as const;

const titles = {
  'sales-summary': 'summary',
  'vat-report': 'vat',
  'client-sales': 'clients',
  'sales-by-item': 'items',
  'operator-sales': 'operators',
} as const;

export const sentTitle = ({ report }: SentDefinition, { reports }: Phrases): string =>
  reports.titles[titles[report]];

const groupingOf = ({ report, by }: SentDefinition): SoldGrouping =>
  report === 'sales-summary' ? by : groupings[report];

type SentText = Omit<PrintedReport, 'businessName' | 'at'>;

/** Reads a report, sent on this day, for the period that it covers, as the texts that are printed. */
export async function sentReport(
  { definition, period }: StoredSchedule,
  day: string,
  phrases: Phrases,
  reading: { readonly transaction: Transaction; readonly businessId: string },
): Promise<SentText> {
  const grouping = groupingOf(definition);
  const range = sentRange(period, day);
  const order = isNatural(grouping)
    ? ({ sort: 'key', direction: 'ascending' } as const)
    : ({ sort: 'total', direction: 'descending' } as const);
  const sold = await soldRowsOf(
    grouping,
    { ...definition, ...range, ...order, search: undefined },
    { skip: 0, take: printedRowsMax },
    reading,
  );
  return {
    title: sentTitle(definition, phrases),
    notes: [
      readableDays(range),
      `${phrases.reports.total}: ${writtenAmount(sold.totals.withVat)} ALL · ${phrases.reports.rules.total}`,
      ...(sold.rowCount > sold.rows.length ? [phrases.reports.send.cut(printedRowsMax)] : []),
    ],
    ...tableOf(grouping, definition, sold, phrases),
  };
}

const isNatural = (grouping: SoldGrouping) =>
  grouping === 'day' ||
  grouping === 'week' ||
  grouping === 'month' ||
  grouping === 'hour' ||
  grouping === 'weekday';

type Figures = Pick<SoldPage['totals'], 'count' | 'quantity' | 'withoutVat' | 'vat' | 'withVat'>;

/** The same columns as on the screen, without the period before and the cost. */
function tableOf(
  grouping: SoldGrouping,
  { categoryIds }: SentDefinition,
  sold: SoldPage,
  phrases: Phrases,
): Pick<SentText, 'columns' | 'rows' | 'totals'> {
  const words = phrases.reports;
  const isCounted = grouping !== 'item' && categoryIds.length === 0;
  const isSummed = grouping !== 'vat' && grouping !== 'method';
  const figures = [
    ...(isCounted ? [{ header: words.count, of: ({ count }: Figures) => String(count), isSummed }] : []),
    ...(grouping === 'item' || grouping === 'vat'
      ? [
          {
            header: words.quantity,
            of: ({ quantity }: Figures) => writtenQuantity(quantity),
            isSummed: true,
          },
        ]
      : []),
    ...(grouping === 'method'
      ? []
      : [
          {
            header: words.withoutVat,
            of: ({ withoutVat }: Figures) => writtenAmount(withoutVat),
            isSummed: true,
          },
          { header: words.vat, of: ({ vat }: Figures) => writtenAmount(vat), isSummed: true },
        ]),
    { header: words.total, of: ({ withVat }: Figures) => writtenAmount(withVat), isSummed: true },
  ];
  return {
    columns: [
      { header: words.groupings[grouping], align: 'left' },
      ...figures.map(({ header }) => ({ header, align: 'right' as const })),
    ],
    rows: sold.rows.map((row) => [nameOf(grouping, row, phrases), ...figures.map(({ of }) => of(row))]),
    totals: ['', ...figures.map(({ of, isSummed: isShown }) => (isShown ? of(sold.totals) : ''))],
  };
}

const readableDay = (day: string) => day.split('-').toReversed().join('.');

const readableDays = ({ from, to }: ReturnType<typeof sentRange>) =>
  from === to ? readableDay(from) : `${readableDay(from)} – ${readableDay(to)}`;

function nameOf(
  grouping: SoldGrouping,
  { key, name }: SoldPage['rows'][number],
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
