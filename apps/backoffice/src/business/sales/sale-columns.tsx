import { baseCurrency, noMoney, tiranaDateTime, toldBuyerName, type Money } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { Amount, type Column, DateTime, formatCount, Percent, textColumn } from '@tezga/ui';
import { BuyerName, InvoiceNumber } from './InvoiceCells.tsx';
import { marginPercent } from './margin-percent.ts';
import { numberParts } from '../../kits/documents/number-parts.ts';
import type { Sale } from './queries.ts';

const percentOf = ({ margin = noMoney, totalPriceWithoutVAT }: Sale) =>
  marginPercent(margin, totalPriceWithoutVAT);

export function saleColumns(words: Phrases['sales'], isCostShown: boolean): Column<Sale>[] {
  return [
    {
      id: 'number',
      header: words.number,
      width: 104,
      minWidth: 90,
      strong: true,
      hideable: false,
      cell: ({ invoiceNumber }) => <InvoiceNumber>{invoiceNumber}</InvoiceNumber>,
      text: ({ invoiceNumber }) => invoiceNumber,
      card: 'detail',
      cardCell: ({ invoiceNumber }) => numberParts(invoiceNumber).number,
    },
    {
      id: 'date',
      header: words.date,
      width: 142,
      cell: ({ date }) => <DateTime value={new Date(date)} />,
      text: ({ date }) => new Date(date),
      card: 'detail',
      // The card stands under the head of its day.
      cardCell: ({ date }) => tiranaDateTime(new Date(date)).slice(11),
    },
    {
      id: 'customer',
      header: words.customer,
      width: 140,
      minWidth: 84,
      cell: ({ buyerName, typeOfInvoice }) => <BuyerName type={typeOfInvoice}>{buyerName}</BuyerName>,
      text: ({ buyerName, typeOfInvoice }) => toldBuyerName(buyerName, typeOfInvoice),
      filterBy: { filter: 'customer', value: ({ customerId }) => customerId },
      card: 'title',
    },
    ...placeColumns(words),
    ...figureColumns(words),
    ...(isCostShown ? costColumns(words) : []),
  ];
}

function placeColumns(words: Phrases['sales']): Column<Sale>[] {
  return [
    textColumn('shop', words.shop, 100, ({ shopName }) => shopName, { minWidth: 60, hiddenByDefault: true }),
    textColumn('till', words.till, 110, ({ posName }) => posName, { minWidth: 60, hiddenByDefault: true }),
    textColumn('operator', words.operator, 100, ({ operatorName }) => operatorName, {
      minWidth: 60,
      hiddenByDefault: true,
    }),
    {
      id: 'lines',
      header: words.lines,
      align: 'right',
      width: 74,
      decimals: 0,
      cell: ({ linesCount }) => formatCount(linesCount),
      text: ({ linesCount }) => linesCount,
    },
  ];
}

function money(
  { id, header }: Pick<Column<Sale>, 'id' | 'header'>,
  of: (sale: Sale) => Money,
  isStrong = false,
): Column<Sale> {
  return {
    id,
    header,
    unit: baseCurrency,
    align: 'right',
    width: 104,
    footerTotal: true,
    cell: (sale) => <Amount value={of(sale)} emphasis={isStrong ? 'strong' : 'quiet'} />,
    text: (sale) => of(sale),
  };
}

function figureColumns(words: Phrases['sales']): Column<Sale>[] {
  return [
    money({ id: 'withoutVat', header: words.withoutVat }, ({ totalPriceWithoutVAT }) => totalPriceWithoutVAT),
    { ...money({ id: 'vat', header: words.vat }, ({ totalVATAmount }) => totalVATAmount), width: 90 },
    { ...money({ id: 'total', header: words.total }, ({ totalPrice }) => totalPrice, true), card: 'amount' },
  ];
}

/** What they cost and what is left, for whoever may read it. */
function costColumns(words: Phrases['sales']): Column<Sale>[] {
  return [
    money({ id: 'cost', header: words.sold.cost }, ({ cost = noMoney }) => cost),
    money({ id: 'margin', header: words.sold.margin }, ({ margin = noMoney }) => margin, true),
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
