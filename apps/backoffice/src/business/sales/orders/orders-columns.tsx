import { toldBuyerName } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { amountColumn, type Column, dateColumn, MISSING, textColumn } from '@tezga/ui';
import { BuyerName, InvoiceNumber } from '../InvoiceCells.tsx';
import { MethodChips } from '../MethodChips.tsx';
import { numberParts } from '../../../kits/documents/number-parts.ts';
import { inCurrencyColumn, tillColumn } from '../receipt-columns.tsx';
import type { OpenOrder } from './queries.ts';

type Words = Pick<Phrases, 'sales' | 'orders'>;

export function orderColumns(phrases: Words): Column<OpenOrder>[] {
  const { sales, orders } = phrases;
  return [
    {
      id: 'number',
      header: sales.number,
      width: 100,
      minWidth: 84,
      strong: true,
      hideable: false,
      cell: ({ invoiceNumber }) => <InvoiceNumber>{invoiceNumber}</InvoiceNumber>,
      text: ({ invoiceNumber }) => invoiceNumber,
      card: 'detail',
      cardCell: ({ invoiceNumber }) => numberParts(invoiceNumber).number,
    },
    dateColumn('date', sales.date, 142, ({ issueDateTime }) => issueDateTime, {
      sortable: true,
      card: 'detail',
    }),
    {
      id: 'notes',
      header: orders.notes,
      width: 150,
      minWidth: 90,
      sortable: true,
      cell: ({ notes }) => (notes === '' ? MISSING : <span title={notes}>{notes}</span>),
      text: ({ notes }) => notes,
      card: 'detail',
    },
    ...placeColumns(phrases),
    ...moneyColumns(phrases),
  ];
}

function placeColumns({ sales }: Words): Column<OpenOrder>[] {
  return [
    {
      id: 'customer',
      header: sales.customer,
      width: 150,
      minWidth: 92,
      sortable: true,
      cell: ({ buyer }) => <BuyerName type="CASH">{buyer?.name ?? ''}</BuyerName>,
      text: ({ buyer }) => toldBuyerName(buyer?.name ?? '', 'CASH'),
      card: 'title',
    },
    {
      id: 'method',
      header: sales.method,
      width: 114,
      minWidth: 108,
      cell: ({ method }) => <MethodChips methods={[method]} />,
      text: ({ method }) => sales.methods[method],
      card: 'badge',
    },
    tillColumn(sales),
    textColumn('operator', sales.operator, 96, ({ operatorName }) => operatorName, { minWidth: 60 }),
  ];
}

function moneyColumns({ sales, orders }: Words): Column<OpenOrder>[] {
  return [
    {
      id: 'lines',
      header: orders.lines,
      width: 70,
      align: 'right',
      decimals: 0,
      hiddenByDefault: true,
      cell: ({ linesCount }) => linesCount,
      text: ({ linesCount }) => linesCount,
    },
    inCurrencyColumn(sales),
    amountColumn('total', sales.total, 104, ({ totalPrice }) => totalPrice, {
      sortable: true,
      footerTotal: true,
      card: 'amount',
    }),
  ];
}
