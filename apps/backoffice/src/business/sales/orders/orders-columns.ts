import type { Phrases } from '@tezga/phrases';
import { amountColumn, type Column, countColumn, dateColumn, textColumn } from '@tezga/ui';
import {
  buyerColumn,
  inCurrencyColumn,
  methodColumn,
  numberColumn,
  tillColumn,
} from '../invoice-columns.tsx';
import type { OpenOrder } from './queries.ts';

const sortable = true;
const buyerOf = ({ buyer }: OpenOrder) => ({ name: buyer?.name ?? '', type: 'CASH' as const });
const notesOf = ({ notes }: OpenOrder) => notes;

export function orderColumns({ sales, orders }: Phrases): Column<OpenOrder>[] {
  return [
    { ...numberColumn(sales, ({ invoiceNumber }) => invoiceNumber), width: 100, minWidth: 84 },
    dateColumn('date', sales.date, 142, ({ issueDateTime }) => issueDateTime, { sortable, card: 'detail' }),
    textColumn('notes', orders.notes, 150, notesOf, {
      minWidth: 90,
      sortable,
      hint: notesOf,
      card: 'detail',
    }),
    { ...buyerColumn(sales.customer, 150, buyerOf), sortable },
    { ...methodColumn(sales, ({ method }) => [method]), card: 'badge' },
    tillColumn(sales),
    textColumn('operator', sales.operator, 96, ({ operatorName }) => operatorName, { minWidth: 60 }),
    countColumn('lines', orders.lines, 70, ({ linesCount }) => linesCount, { hiddenByDefault: true }),
    inCurrencyColumn(sales),
    amountColumn('total', sales.total, 104, ({ totalPrice }) => totalPrice, {
      sortable,
      footerTotal: true,
      card: 'amount',
    }),
  ];
}
