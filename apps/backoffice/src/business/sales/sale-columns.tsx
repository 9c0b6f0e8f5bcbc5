import { noMoney } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { amountColumn, type Column, countColumn, dateColumn, Percent, textColumn } from '@tezga/ui';
import { buyerColumn, methodColumn, numberColumn, tillNameOf } from './invoice-columns.tsx';
import { marginPercent } from './margin-percent.ts';
import type { Sale } from './queries.ts';

const buyerOf = ({ buyerName, typeOfInvoice }: Sale) => ({ name: buyerName, type: typeOfInvoice });
const percentOf = ({ margin = noMoney, totalPriceWithoutVAT }: Sale) =>
  marginPercent(margin, totalPriceWithoutVAT);
const hidden = { minWidth: 60, hiddenByDefault: true };
const summed = { emphasis: 'quiet', footerTotal: true } as const;
const total = { footerTotal: true };

export function saleColumns(words: Phrases['sales'], isCostShown: boolean): Column<Sale>[] {
  return [
    { ...numberColumn(words, ({ invoiceNumber }) => invoiceNumber), sortable: true },
    dateColumn('date', words.date, 142, ({ date }) => date, { sortable: true, groupsCards: true }),
    {
      ...buyerColumn(words.customer, 140, buyerOf),
      minWidth: 84,
      sortable: true,
      filterBy: { filter: 'customer', value: ({ customerId }) => customerId },
    },
    textColumn('shop', words.shop, 118, ({ shopName }) => shopName, { minWidth: 112 }),
    textColumn('till', words.till, 110, tillNameOf, hidden),
    textColumn('operator', words.operator, 100, ({ operatorName }) => operatorName, hidden),
    {
      ...methodColumn<Sale>(words, ({ methods }) => methods),
      hiddenByDefault: true,
      filterBy: { filter: 'method', value: ({ methods }) => methods[0] ?? null },
    },
    countColumn('lines', words.lines, 74, ({ linesCount }) => linesCount, hidden),
    amountColumn('withoutVat', words.withoutVat, 104, (sale) => sale.totalPriceWithoutVAT, summed),
    amountColumn('vat', words.vat, 90, ({ totalVATAmount }) => totalVATAmount, summed),
    amountColumn('total', words.total, 104, ({ totalPrice }) => totalPrice, {
      ...total,
      sortable: true,
      card: 'amount',
    }),
    ...(isCostShown ? costColumns(words) : []),
  ];
}

/** Cost and margin, for roles that may read them. */
function costColumns(words: Phrases['sales']): Column<Sale>[] {
  return [
    amountColumn('cost', words.sold.cost, 104, ({ cost = noMoney }) => cost, summed),
    amountColumn('margin', words.sold.margin, 104, ({ margin = noMoney }) => margin, total),
    {
      id: 'marginPercent',
      header: words.sold.marginPercent,
      unit: '%',
      align: 'right',
      width: 84,
      decimals: 1,
      cell: (sale) => <Percent value={percentOf(sale)} />,
      text: percentOf,
      card: 'badge',
    },
  ];
}
