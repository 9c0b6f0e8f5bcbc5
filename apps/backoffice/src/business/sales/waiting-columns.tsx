import { amountColumn, Badge, type Column, DateTime, formatCount } from '@tezga/ui';
import { BuyerName } from './InvoiceCells.tsx';
import { numberColumn, stateColumn, type ColumnWords } from './receipt-columns.tsx';
import classes from './Sales.module.css';
import { serviceOf, unfinished } from './waiting-rows.ts';
import {
  faultSentence,
  FaultHelp,
  timeLeftTone,
  timeLeftWords,
  type WaitingInvoice,
} from '../fiscal/index.ts';

/** What keeps an invoice from its NIVF or its EIC, in one sentence. */
const causeOf = (phrases: ColumnWords, invoice: WaitingInvoice) =>
  faultSentence(phrases, invoice.fault, serviceOf(invoice)) ?? phrases.sales.waiting.justSent;

export function waitingColumns(phrases: ColumnWords): Column<WaitingInvoice>[] {
  const { sales } = phrases;
  const words = sales.waiting;
  return [
    { ...numberColumn<WaitingInvoice>(phrases), sortable: true },
    { ...stateColumn<WaitingInvoice>(phrases, serviceOf), card: 'detail' },
    {
      id: 'left',
      header: words.hoursLeft,
      width: 120,
      sortable: true,
      cell: (invoice) => <Badge tone={timeLeftTone(invoice)}>{timeLeftWords(words, invoice)}</Badge>,
      text: (invoice) => timeLeftWords(words, invoice),
      card: 'badge',
    },
    {
      id: 'customer',
      header: sales.customer,
      width: 120,
      minWidth: 84,
      sortable: true,
      cell: ({ meta }) => <BuyerName type={meta.typeOfInvoice}>{meta.buyerName}</BuyerName>,
      text: ({ meta }) => meta.buyerName,
      card: 'title',
    },
    ...causeColumns(phrases),
    amountColumn('total', sales.total, 104, ({ totalPrice }) => totalPrice, {
      sortable: true,
      footerTotal: true,
      card: 'amount',
    }),
  ];
}

function causeColumns(phrases: ColumnWords): Column<WaitingInvoice>[] {
  const words = phrases.sales.waiting;
  return [
    {
      id: 'cause',
      header: words.cause,
      width: 220,
      minWidth: 120,
      cell: (invoice) => <span title={causeOf(phrases, invoice)}>{causeOf(phrases, invoice)}</span>,
      text: (invoice) => causeOf(phrases, invoice),
    },
    {
      id: 'help',
      header: words.whatToDo,
      width: 116,
      minWidth: 110,
      cell: (invoice) => <FaultHelp {...unfinished(invoice)} />,
      text: () => null,
    },
    {
      id: 'attempts',
      header: words.attempts,
      hiddenByDefault: true,
      align: 'right',
      width: 82,
      decimals: 0,
      sortable: true,
      cell: ({ attempts }) => formatCount(attempts),
      text: ({ attempts }) => attempts,
    },
    {
      id: 'next',
      header: words.next,
      width: 142,
      cell: ({ nextAttemptAt }) => (
        <span className={classes['next']} data-stopped={nextAttemptAt === null || undefined}>
          {nextAttemptAt === null ? words.nobodyTries : <DateTime value={new Date(nextAttemptAt)} />}
        </span>
      ),
      text: ({ nextAttemptAt }) => (nextAttemptAt === null ? words.nobodyTries : new Date(nextAttemptAt)),
    },
  ];
}
