import { chartAccounts } from '../accounting/account-paths.ts';
import {
  journalLines,
  journalOf,
  lekAmount,
  minus,
  nothing,
  postedInLek,
  type Journal,
  type JournalDocument,
  type JournalLine,
  type PostedAmount,
} from '../accounting/journal.ts';
import { subjectPath, type SubjectChange, type SubjectSide } from '../accounting/subject-changes.ts';
import { asMoney, type Money } from '../amounts.ts';
import type { Allocation, OpenItem, PaidMoney, PaymentSettlement } from './settlement.ts';

export const paymentSourceType = 'payment' as const satisfies JournalDocument;

export interface PaymentSubject {
  readonly side: SubjectSide;
  readonly subjectId: string;
}

export interface PostedPayment extends PaymentSubject {
  readonly paymentId: string;
  readonly day: string;
  /** A payment pays debts, a refund pays out credits. */
  readonly kind: 'payment' | 'refund';
  /** The account of the money: the bank account or the drawer. */
  readonly moneyPath: string;
  readonly money: PaidMoney;
  readonly settlement: PaymentSettlement;
}

/** Whether the business receives the money: a customer pays, or a supplier refunds. */
export const comesIn = ({ side, kind }: Pick<PostedPayment, 'side' | 'kind'>): boolean =>
  (side === 'customer') === (kind === 'payment');

/** The journal of a payment: money against debts, the rest as an advance, and the exchange difference. */
export function paymentJournal(payment: PostedPayment): Journal {
  const { paymentId, day, moneyPath, money, settlement, side, subjectId } = payment;
  const { rest, worth, allocations } = settlement;
  const sign = comesIn(payment) ? 1n : -1n;
  const amount = signed({ all: worth, mon: money.amount }, sign);
  const advance = subjectPath({ side, subjectId, documentId: paymentId, isAdvance: true });
  const lines = [
    ...journalLines([{ accountPath: moneyPath, amount }], money),
    ...allocations.flatMap((each) => itemLines(payment, each, -sign)),
    ...journalLines([{ accountPath: advance, amount: signed(rest, -sign) }], money),
  ];
  return journalWith(paymentSourceType, paymentId, day, lines);
}

export interface PostedSetOff extends PaymentSubject {
  readonly paymentId: string;
  readonly day: string;
  readonly used: readonly Allocation[];
  readonly paid: readonly Allocation[];
}

/** The journal of a set-off: credits pay debts and no money moves. */
export function setOffJournal(posted: PostedSetOff): Journal {
  const debt = posted.side === 'customer' ? 1n : -1n;
  const lines = [
    ...posted.used.flatMap((each) => itemLines(posted, each, debt)),
    ...posted.paid.flatMap((each) => itemLines(posted, each, -debt)),
  ];
  return journalWith(paymentSourceType, posted.paymentId, posted.day, lines);
}

/**
 * The journal of the hundredths in ALL that are still open when the document is fully paid in its currency.
 */
export function roundingJournal(
  change: Pick<SubjectChange, 'side' | 'subjectId' | 'documentId' | 'isAdvance'>,
  { openInLek, item, day, roundingId }: RoundedItem,
): Journal {
  const sign = change.side === 'customer' ? -1n : 1n;
  const line = {
    accountPath: subjectPath(change),
    amount: signed({ all: openInLek, mon: asMoney(0n) }, sign),
  };
  return journalWith('rounding', roundingId, day, journalLines([line], item));
}

export interface RoundedItem {
  readonly openInLek: Money;
  readonly item: Pick<OpenItem, 'currency' | 'exchangeRate'>;
  readonly day: string;
  readonly roundingId: string;
}

const itemLines = (subject: PaymentSubject, { item, settled }: Allocation, sign: bigint): JournalLine[] =>
  journalLines([{ accountPath: subjectPath({ ...subject, ...item }), amount: signed(settled, sign) }], item);

const signed = ({ all, mon }: PostedAmount, sign: bigint): PostedAmount => ({
  all: asMoney(all * sign),
  mon: asMoney(mon * sign),
});

/**
 * The journal of postings; the amount missing to balance it is posted as exchange gain (769) or loss (669).
 */
function journalWith(
  sourceType: JournalDocument,
  sourceId: string,
  day: string,
  lines: readonly JournalLine[],
): Journal {
  const over = lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0n);
  const accountPath = over > 0n ? chartAccounts.exchangeGain : chartAccounts.exchangeLoss;
  const difference = minus(nothing, lekAmount(asMoney(over)));
  const balanced = [...lines, ...journalLines([{ accountPath, amount: difference }], postedInLek)];
  const journal = journalOf({ sourceType, sourceId }, 'payment', day, balanced);
  if (journal === null) throw new Error(`payment ${sourceId} moves nothing`);
  return journal;
}
