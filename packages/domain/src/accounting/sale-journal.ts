import { negated, type Money } from '../amounts.ts';
import { tiranaDay } from '../tirana-time.ts';
import { chartAccounts } from './account-paths.ts';
import { endedAdvances, receivedInAdvance, type PostedAdvance } from './advance-journal.ts';
import { paidCards, type PaidCard } from './card-journal.ts';
import {
  journalLines,
  journalOf,
  merged,
  minus,
  nothing,
  plus,
  sumOf,
  type Journal,
  type JournalDocument,
  type PostedAmount,
  type Posting,
  type PostingCurrency,
} from './journal.ts';
import { tenderAccounts, type TenderMethod, type TenderPlace } from './tender-accounts.ts';

export const revenueAccounts = {
  goods: chartAccounts.goodsSold,
  service: chartAccounts.servicesSold,
  'own-product': chartAccounts.ownProductsSold,
  /** The revenue of a written-off debt was posted at the sale and stays: the loss is posted as an expense. */
  'bad-debt': chartAccounts.otherExpense,
} as const;
export type RevenueKind = keyof typeof revenueAccounts;

/**
 * The revenue account of a line. A composite that is assembled at the sale counts as goods. An article that
 * is neither stocked nor a composite is a service. A typed line without an article counts as goods, the usual
 * case.
 */
export function revenueKindOf(
  article: {
    readonly isStockCounted: boolean;
    readonly isComposite: boolean;
    readonly isProduced: boolean;
  } | null,
): RevenueKind {
  if (article === null) return 'goods';
  if (article.isComposite) return article.isProduced ? 'own-product' : 'goods';
  return article.isStockCounted ? 'goods' : 'service';
}

/** An invoice as input of the journal; amounts of a credit note are negative. */
export interface PostedSale extends PostingCurrency {
  readonly invoiceId: string;
  readonly issuedAt: Date;
  /** The invoice that this one corrects. */
  readonly correctsInvoiceId: string | null;
  readonly customerId: string | null;
  readonly cashId: string | null;
  /** True if the money was received before the supply. */
  readonly isAdvance?: boolean;
  /** The total with VAT. */
  readonly total: PostedAmount;
  readonly lines: readonly {
    readonly kind: RevenueKind;
    readonly net: PostedAmount;
    readonly vat: PostedAmount;
    /** The parts of taxed advances that become revenue; left out if there are none. */
    readonly advances?: readonly PostedAdvance[];
  }[];
  /** The payments by method, less the change that the buyer got. */
  readonly payments: readonly { readonly method: TenderMethod; readonly amount: PostedAmount }[];
  /**
   * The charges to company cards that this sale settles, by till; their revenue was posted when the cards
   * were charged. Left out for any other sale.
   */
  readonly paysCards?: readonly PaidCard[];
}

export const saleSourceType = 'invoice' as const satisfies JournalDocument;

/**
 * The maximum rounding difference between lines and document that is posted to revenue; a larger difference
 * throws.
 */
const roundingMax = 5n;

/** The journal of a sale or of its correction; null if nothing is posted, as for an order. */
export function saleJournal(sale: PostedSale): Journal | null {
  const tenders = tenderPostings(sale);
  if (tenders === null) return null;
  const postings = [
    ...tenders,
    ...(sale.paysCards === undefined ? earnedPostings(sale) : paidCards(sale.paysCards, sale.total)),
  ];
  const kind = sale.correctsInvoiceId === null ? 'sale' : 'correction';
  const source = { sourceType: saleSourceType, sourceId: sale.invoiceId };
  return journalOf(source, kind, tiranaDay(sale.issuedAt), journalLines(postings, sale));
}

function tenderPostings({ payments, total, ...sale }: PostedSale): Posting[] | null {
  const place: TenderPlace = { ...sale, openInvoiceId: sale.correctsInvoiceId ?? sale.invoiceId };
  if (payments.some(({ method }) => method === 'ORDER')) {
    if (payments.length > 1) throw new Error('an order cannot have other payments');
    return null;
  }
  const unpaid = minus(total, sumOf(payments.map(({ amount }) => amount)));
  if (unpaid.all !== 0n) throw new Error(`payments differ from the total by ${unpaid.all} hundredths`);
  return merged(
    payments.flatMap(({ method, amount }) => {
      const accountOf = tenderAccounts[method];
      return accountOf === null ? [] : [{ accountPath: accountOf(place), amount }];
    }),
  );
}

/** Revenue and VAT as credits, and the settled advances as debits. */
function earnedPostings({ lines, total, customerId, isAdvance = false }: PostedSale): Posting[] {
  const ended = endedAdvances(lines);
  const revenue = isAdvance ? receivedInAdvance(customerId, lines) : merged(lines.map(revenueOf));
  const vat = merged(
    lines.map((line) => ({ accountPath: chartAccounts.outputVat, amount: minus(nothing, line.vat) })),
  );
  const earned = sumOf([...ended, ...revenue, ...vat].map(({ amount }) => amount));
  return [...ended, ...withRounding(revenue, minus(nothing, plus(total, earned))), ...vat];
}

const revenueOf = ({ kind, net, advances = [] }: PostedSale['lines'][number]): Posting => ({
  accountPath: revenueAccounts[kind],
  amount: minus(nothing, sumOf([net, ...advances.map(({ amount }) => amount)])),
});

function withRounding(revenue: readonly Posting[], difference: PostedAmount): Posting[] {
  if (difference.all === 0n && difference.mon === 0n) return [...revenue];
  if (sizeOf(difference.all) > roundingMax || sizeOf(difference.mon) > roundingMax)
    throw new Error(`lines differ from the document by ${difference.all} hundredths`);
  if (revenue.length === 0) throw new Error('a document without lines cannot have a rounding difference');
  const largest = revenue.reduce((one, other) =>
    sizeOf(other.amount.all) > sizeOf(one.amount.all) ? other : one,
  );
  return revenue.map((posting) =>
    posting === largest ? { ...posting, amount: plus(posting.amount, difference) } : posting,
  );
}

const sizeOf = (amount: Money) => (amount < 0n ? negated(amount) : amount);
