import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  Badge,
  Button,
  type Column,
  countColumn,
  DateTime,
  textColumn,
  usePhrases,
} from '@tezga/ui';
import { numberParts } from '../../kits/documents/number-parts.ts';
import {
  faultSentence,
  FaultHelp,
  timeLeftTone,
  timeLeftWords,
  useResend,
  type WaitingInvoice,
} from '../fiscal/index.ts';
import { buyerColumn, numberColumn, stateColumn } from './invoice-columns.tsx';
import { invoiceResend } from './invoice-kind.ts';
import classes from './Sales.module.css';
import { serviceOf, unfinished } from './waiting-rows.ts';

const sortable = true;
const buyerOf = ({ meta }: WaitingInvoice) => ({ name: meta.buyerName, type: meta.typeOfInvoice });

export function waitingColumns(phrases: Phrases, mayResend: boolean): Column<WaitingInvoice>[] {
  const { sales } = phrases;
  const words = sales.waiting;
  const timeLeft = (invoice: WaitingInvoice) => timeLeftWords(words, invoice);
  /** The error message that explains why the invoice has no NIVF or no EIC. */
  const causeOf = (invoice: WaitingInvoice) =>
    faultSentence(phrases, invoice.fault, serviceOf(invoice)) ?? words.justSent;
  return [
    { ...numberColumn(sales, ({ meta }) => meta.invoiceNumber), sortable },
    { ...stateColumn<WaitingInvoice>(phrases, serviceOf), card: 'detail' },
    {
      ...textColumn('left', words.hoursLeft, 120, timeLeft, { sortable, card: 'badge' }),
      cell: (invoice) => <Badge tone={timeLeftTone(invoice)}>{timeLeft(invoice)}</Badge>,
    },
    {
      ...buyerColumn(sales.customer, 120, buyerOf),
      minWidth: 84,
      sortable,
      text: ({ meta }) => meta.buyerName,
    },
    textColumn('cause', words.cause, 220, causeOf, { minWidth: 120, hint: causeOf }),
    helpColumn(words, mayResend),
    countColumn('attempts', words.attempts, 82, ({ attempts }) => attempts, {
      hiddenByDefault: true,
      sortable,
    }),
    nextColumn(words),
    amountColumn('total', sales.total, 104, ({ totalPrice }) => totalPrice, {
      sortable,
      footerTotal: true,
      card: 'amount',
    }),
  ];
}

/** The fix for the cause, and a button that resends at once. */
function helpColumn(words: Phrases['sales']['waiting'], mayResend: boolean): Column<WaitingInvoice> {
  return {
    id: 'help',
    header: words.whatToDo,
    width: mayResend ? 208 : 116,
    minWidth: mayResend ? 200 : 110,
    cell: (invoice) => (
      <span className={classes['help']}>
        <FaultHelp {...unfinished(invoice)} />
        {mayResend ? <ResendButton invoice={invoice} /> : null}
      </span>
    ),
    text: () => null,
  };
}

function ResendButton({ invoice }: { readonly invoice: WaitingInvoice }) {
  const { sales } = usePhrases();
  const { now } = useResend(invoiceResend);
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={`${sales.resend.action} ${numberParts(invoice.meta.invoiceNumber).number}`}
      onClick={(event) => {
        // The click must not also open the row's invoice.
        event.stopPropagation();
        void now([invoice]);
      }}
    >
      {sales.resend.action}
    </Button>
  );
}

/** The time of the next retry, or that there is none. */
function nextColumn(words: Phrases['sales']['waiting']): Column<WaitingInvoice> {
  return {
    id: 'next',
    header: words.next,
    width: 142,
    cell: ({ nextAttemptAt }) => (
      <span className={classes['next']} data-stopped={nextAttemptAt === null || undefined}>
        {nextAttemptAt === null ? words.nobodyTries : <DateTime value={new Date(nextAttemptAt)} />}
      </span>
    ),
    text: ({ nextAttemptAt }) => (nextAttemptAt === null ? words.nobodyTries : new Date(nextAttemptAt)),
  };
}
