import {
  asExchangeRate,
  minus as less,
  negated,
  noMoney,
  plus as added,
  type ExchangeRate,
  type Money,
} from '../amounts.ts';
import { baseCurrency } from '../reference/currencies.ts';

export const journalKinds = [
  'sale',
  'correction',
  'cogs',
  'payment',
  'stock',
  // The receipt or the return of transferred goods; the dispatch has the kind `stock`.
  'receipt',
  'vat',
  'drawer',
  'recosting',
  'receipt-recosting',
  'purchase',
] as const;
export type JournalKind = (typeof journalKinds)[number];

/** The kinds of documents that are posted; every journal belongs to one document. */
export const journalDocuments = [
  'invoice',
  'drawer-movement',
  'drawer-count',
  'entry',
  'exit',
  'transfer',
  'adjustment',
  'production',
  'cost-adjustment',
  'opening',
  'delivery',
  'payment',
  'rounding',
  'purchase',
] as const;
export type JournalDocument = (typeof journalDocuments)[number];

/** An amount in ALL and in the currency of the document. */
export interface PostedAmount {
  readonly all: Money;
  readonly mon: Money;
}

export interface PostingCurrency {
  readonly currency: string;
  /** The value of one unit of the currency in ALL. */
  readonly exchangeRate: ExchangeRate;
}

export interface JournalLine extends PostingCurrency {
  readonly accountPath: string;
  readonly debit: Money;
  readonly credit: Money;
  readonly debitMon: Money;
  readonly creditMon: Money;
}

/**
 * The document that a journal was posted for. For each journal kind, a document has at most one journal that is not
 * reversed.
 */
export interface JournalSource {
  readonly sourceType: JournalDocument;
  readonly sourceId: string;
}

export interface Journal extends JournalSource {
  readonly kind: JournalKind;
  /** The day in Tirana. */
  readonly day: string;
  /** True for the reversal of an earlier journal. */
  readonly isVoid: boolean;
  readonly lines: readonly JournalLine[];
}

/** A positive amount is a debit, a negative one a credit. */
export interface Posting {
  readonly accountPath: string;
  readonly amount: PostedAmount;
}

export const postedInLek: PostingCurrency = {
  currency: baseCurrency,
  exchangeRate: asExchangeRate(100_000_000n),
};

export const lekAmount = (amount: Money): PostedAmount => ({ all: amount, mon: amount });

export function plus(one: PostedAmount, other: PostedAmount): PostedAmount {
  return { all: added(one.all, other.all), mon: added(one.mon, other.mon) };
}

export function minus(one: PostedAmount, other: PostedAmount): PostedAmount {
  return { all: less(one.all, other.all), mon: less(one.mon, other.mon) };
}

export const nothing: PostedAmount = { all: noMoney, mon: noMoney };

export function sumOf(amounts: readonly PostedAmount[]): PostedAmount {
  return amounts.reduce(plus, nothing);
}

/**
 * Sums the postings of each account, debits and credits separately: a correction then shows both the old and
 * the new amount, even if they cancel out.
 */
export function merged(postings: readonly Posting[]): Posting[] {
  const byPlace = new Map<string, Posting>();
  for (const { accountPath, amount } of postings) {
    const place = `${accountPath} ${amount.all < 0n ? 'credit' : 'debit'}`;
    byPlace.set(place, { accountPath, amount: plus(byPlace.get(place)?.amount ?? nothing, amount) });
  }
  return [...byPlace.values()];
}

/** Converts postings to journal lines; zero amounts are left out. */
export function journalLines(postings: readonly Posting[], { currency, exchangeRate }: PostingCurrency) {
  return postings
    .filter(({ amount }) => amount.all !== 0n || amount.mon !== 0n)
    .map(({ accountPath, amount }): JournalLine => ({
      accountPath,
      debit: amount.all > 0n ? amount.all : noMoney,
      credit: amount.all < 0n ? negated(amount.all) : noMoney,
      debitMon: amount.mon > 0n ? amount.mon : noMoney,
      creditMon: amount.mon < 0n ? negated(amount.mon) : noMoney,
      currency,
      exchangeRate,
    }));
}

/** A journal with these lines; null if there are none. */
export function journalOf(
  { sourceType, sourceId }: JournalSource,
  kind: JournalKind,
  day: string,
  lines: readonly JournalLine[],
): Journal | null {
  assertBalanced(lines);
  return lines.length === 0 ? null : { sourceType, sourceId, kind, day, isVoid: false, lines };
}

/** Throws if debits and credits differ: an unbalanced journal is always a bug and never caused by input. */
export function assertBalanced(lines: readonly Pick<JournalLine, 'debit' | 'credit'>[]): void {
  const difference = lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0n);
  if (difference !== 0n) throw new Error(`debits exceed credits by ${difference} hundredths`);
}

/** The reversal of a journal: debits and credits swapped, on the day of the cancellation. */
export function voidOf(journal: Journal, day: string): Journal {
  if (journal.isVoid) throw new Error('a reversal cannot be reversed');
  const lines = journal.lines.map((line) => ({
    ...line,
    debit: line.credit,
    credit: line.debit,
    debitMon: line.creditMon,
    creditMon: line.debitMon,
  }));
  return { ...journal, day, isVoid: true, lines };
}
