import { minus, noMoney, type Money, type SoldGrouping } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  countColumn,
  formatAmount,
  nameColumn,
  Percent,
  quantityColumn,
  textColumn,
  type Column,
} from '@tezga/ui';
import { changeOf } from '../../kits/reports/change-of.ts';
import type { SoldRow } from './sold-rows.ts';

interface SoldColumns {
  readonly grouping: SoldGrouping;
  readonly words: Phrases['reports'];
  readonly nameOf: (row: SoldRow) => string;
  readonly isCostShown: boolean;
  /** False with a filter by category, because the report then has no number of invoices. */
  readonly isCounted: boolean;
  readonly isCompared: boolean;
  /** Whether the period has sales in foreign currencies. */
  readonly isForeign: boolean;
}

const natural: ReadonlySet<SoldGrouping> = new Set([
  'day',
  'week',
  'month',
  'hour',
  'weekday',
  'method',
  'vat',
]);

/**
 * The groupings whose rows are parts of invoices. They have no column for foreign currencies, because only whole
 * invoices have an amount in their currency.
 */
export const partsOfInvoices: ReadonlySet<SoldGrouping> = new Set(['vat', 'method', 'item']);

/** The columns of a sales report with this grouping. */
export function soldColumns({
  grouping,
  words,
  nameOf,
  isCostShown,
  isCounted,
  isCompared,
  isForeign,
}: SoldColumns): Column<SoldRow>[] {
  const hasQuantity = grouping === 'item' || grouping === 'vat';
  const isTaxed = grouping !== 'method';
  const summed = { emphasis: 'quiet', footerTotal: true, sortable: true } as const;
  return [
    nameColumn(natural.has(grouping) ? 'key' : 'name', words.groupings[grouping], 190, nameOf, {
      minWidth: 140,
    }),
    ...(isCounted && grouping !== 'item'
      ? [
          countColumn<SoldRow>('count', words.count, 84, ({ count }) => count ?? 0, {
            sortable: true,
            card: 'detail',
          }),
        ]
      : []),
    ...(hasQuantity
      ? [
          quantityColumn<SoldRow>('quantity', words.quantity, 104, ({ quantity }) => quantity, {
            sortable: true,
            footerTotal: true,
          }),
        ]
      : []),
    ...(isTaxed
      ? [
          amountColumn<SoldRow>(
            'withoutVat',
            words.withoutVat,
            112,
            (row) => row.totalPriceWithoutVAT,
            summed,
          ),
          amountColumn<SoldRow>('vat', words.vat, 104, (row) => row.totalVATAmount, summed),
        ]
      : []),
    amountColumn('total', words.total, 116, ({ totalPrice }) => totalPrice, {
      footerTotal: true,
      sortable: true,
      card: 'amount',
    }),
    ...(isForeign && !partsOfInvoices.has(grouping) ? [foreignColumn(words)] : []),
    ...(isCompared ? comparedColumns(words) : []),
    ...(isCostShown && isTaxed ? costColumns(words) : []),
  ];
}

/** The amounts of a row in foreign currencies; the tooltip shows the value of each in lek. */
const foreignColumn = (words: Phrases['reports']): Column<SoldRow> =>
  textColumn(
    'inCurrency',
    words.foreign,
    132,
    ({ currencies }) =>
      currencies.map(({ currency, inCurrency }) => `${formatAmount(inCurrency)} ${currency}`).join(' + '),
    {
      align: 'right',
      card: 'detail',
      hint: ({ currencies }) =>
        currencies
          .map(({ currency, inCurrency, totalPrice }) =>
            words.inCurrency(formatAmount(inCurrency), currency, formatAmount(totalPrice)),
          )
          .join('\n'),
    },
  );

const percentColumn = (id: string, header: string, of: (row: SoldRow) => number | null): Column<SoldRow> => ({
  id,
  header,
  unit: '%',
  align: 'right',
  width: 100,
  decimals: 1,
  cell: (row) => <Percent value={of(row)} />,
  text: of,
});

const comparedColumns = (words: Phrases['reports']): Column<SoldRow>[] => [
  amountColumn('before', words.before, 116, ({ before }) => before, { emphasis: 'quiet' }),
  percentColumn('change', words.change, ({ totalPrice, before }) =>
    before === null ? null : changeOf(totalPrice, before),
  ),
];

/** The margin of a row; null for roles that may not read the cost. */
export const marginOf = ({
  cost,
  totalPriceWithoutVAT,
}: Pick<SoldRow, 'cost' | 'totalPriceWithoutVAT'>): Money | null =>
  cost === undefined || cost === null || totalPriceWithoutVAT === null
    ? null
    : minus(totalPriceWithoutVAT, cost);

const costColumns = (words: Phrases['reports']): Column<SoldRow>[] => [
  amountColumn('cost', words.cost, 104, ({ cost }) => cost ?? null, {
    emphasis: 'quiet',
    footerTotal: true,
    hiddenByDefault: true,
  }),
  amountColumn('margin', words.margin, 104, marginOf, { footerTotal: true }),
  percentColumn('marginPercent', words.marginPercent, (row) => {
    const whole = row.totalPriceWithoutVAT ?? noMoney;
    const margin = marginOf(row);
    return margin === null || whole === noMoney ? null : (Number(margin) / Number(whole)) * 100;
  }),
];
