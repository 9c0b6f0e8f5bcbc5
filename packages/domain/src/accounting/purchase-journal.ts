import { negated, noMoney, type ExchangeRate, type Money } from '../amounts.ts';
import type { EInvoiceStatus } from '../e-invoices/e-invoice-status.ts';
import { baseCurrency } from '../reference/currencies.ts';
import { inCurrency } from '../sales/exchange-rate.ts';
import { cashPath, chartAccounts, purchaseInvoicePath } from './account-paths.ts';
import {
  journalLines,
  journalOf,
  lekAmount,
  minus,
  nothing,
  postedInLek,
  voidOf,
  type Journal,
  type JournalDocument,
  type JournalLine,
  type PostedAmount,
  type PostingCurrency,
} from './journal.ts';

export const purchaseSourceType = 'purchase' as const satisfies JournalDocument;

/**
 * The debited account for each use of a purchase. Goods are debited to 408; the warehouse entry that receives them
 * credits 408, before or after the purchase is posted.
 */
const purchaseAccounts = {
  goods: chartAccounts.goodsNotInvoiced,
  consumption: chartAccounts.consumption,
  rent: chartAccounts.rent,
  repairs: chartAccounts.repairs,
  insurance: chartAccounts.insurance,
  services: chartAccounts.services,
  advertising: chartAccounts.advertising,
  telecommunication: chartAccounts.telecommunication,
  transport: chartAccounts.transport,
  'bank-fees': chartAccounts.bankFees,
  gifts: chartAccounts.gifts,
  other: chartAccounts.otherExpense,
} as const;
export type PurchaseUse = keyof typeof purchaseAccounts;

export const purchaseUses = Object.keys(purchaseAccounts) as [PurchaseUse, ...PurchaseUse[]];

/** The facts that decide whether a purchase is posted. */
export interface PurchaseStanding {
  readonly eic: string | null;
  readonly status: EInvoiceStatus | null;
  readonly type: 'CASH' | 'NONCASH' | null;
  readonly subjectId: string | null;
  /**
   * True if the business issued the invoice instead of the supplier: then it was already posted as an issued
   * invoice.
   */
  readonly isSelfIssued: boolean;
}

/** Why a purchase is not posted. */
export const unpostedReasons = ['self-issued', 'refused', 'not-answered', 'no-supplier'] as const;
export type UnpostedReason = (typeof unpostedReasons)[number];

/**
 * The first reason why a purchase is not posted; null if it is posted. An e-invoice is posted once it is accepted,
 * any other invoice at once. A debt needs the customer record of the supplier; an invoice paid in cash creates no
 * debt and needs no record.
 */
export function unpostedReason(purchase: PurchaseStanding): UnpostedReason | null {
  const { eic, status, type, subjectId, isSelfIssued } = purchase;
  if (isSelfIssued) return 'self-issued';
  if (status === 'REFUSED') return 'refused';
  if (status === 'DELIVERED' || (status === null && eic !== null)) return 'not-answered';
  return subjectId === null && type !== 'CASH' ? 'no-supplier' : null;
}

export interface PostedPurchase extends PurchaseStanding {
  readonly purchaseId: string;
  readonly day: string;
  readonly currency: string;
  /** The exchange rate. If it is unknown (null) or impossible, the purchase is posted in ALL. */
  readonly exchangeRate: ExchangeRate | null;
  /** The UBL type code: 381 is a credit note, whose amount the e-invoice service reports without a sign. */
  readonly documentType: string | null;
  /** The total in ALL, with VAT. */
  readonly withVat: Money;
  /** The VAT; null if only the total is known. */
  readonly vat: Money | null;
  readonly use: PurchaseUse;
  /** The shop whose safe paid an invoice in cash. */
  readonly safeId: string | null;
  /** False if the VAT is posted as cost: the law does not let it be deducted, or the business is not registered for VAT. */
  readonly isVatDeductible: boolean;
}

/**
 * Debits the expense or stock account and the VAT, and credits the debt to the supplier; null if the purchase
 * is not posted.
 */
export function purchaseJournal(purchase: PostedPurchase): Journal | null {
  if (unpostedReason(purchase) !== null) return null;
  const { purchaseId, day, use, isVatDeductible } = purchase;
  const posting = postingCurrency(purchase);
  const sign = purchase.documentType === '381' && purchase.withVat > 0n ? negated : same;
  const total = amountIn(posting, sign(purchase.withVat));
  const vat = amountIn(posting, isVatDeductible ? sign(purchase.vat ?? noMoney) : noMoney);
  const lines = journalLines(
    [
      { accountPath: purchaseAccounts[use], amount: minus(total, vat) },
      { accountPath: chartAccounts.inputVat, amount: vat },
      { accountPath: creditedAccount(purchase, posting), amount: minus(nothing, total) },
    ],
    posting,
  );
  return journalOf({ sourceType: purchaseSourceType, sourceId: purchaseId }, 'purchase', day, lines);
}

const same = (amount: Money): Money => amount;

/**
 * The maximum amount in another currency. A larger one shows that the reported rate is wrong, and could overflow the
 * 64-bit columns.
 */
const foreignAmountMax = 10n ** 15n;

function postingCurrency({ currency, exchangeRate, withVat, vat }: PostedPurchase): PostingCurrency {
  if (exchangeRate === null || exchangeRate <= 0n || currency === baseCurrency) return postedInLek;
  const isTooLarge = [withVat, vat ?? noMoney]
    .map((amount) => inCurrency(amount, exchangeRate))
    .some((mon) => mon > foreignAmountMax || mon < -foreignAmountMax);
  return isTooLarge ? postedInLek : { currency, exchangeRate };
}

const amountIn = ({ currency, exchangeRate }: PostingCurrency, all: Money): PostedAmount =>
  currency === baseCurrency ? lekAmount(all) : { all, mon: inCurrency(all, exchangeRate) };

function creditedAccount(
  { type, subjectId, purchaseId, safeId }: PostedPurchase,
  { currency }: PostingCurrency,
): string {
  if (type === 'CASH') return safeId === null ? chartAccounts.cash : cashPath(safeId, currency);
  if (subjectId === null) throw new Error(`purchase ${purchaseId} has no supplier`);
  return purchaseInvoicePath(subjectId, purchaseId);
}

export interface OpenPeriod {
  /** The last day of the closed period; null if none is closed. */
  readonly closedUntil: string | null;
  readonly today: string;
}

/**
 * The journals that replace the posted journal of a purchase (`standing`) by the new one (`wanted`): a reversal and
 * the new journal. Each is posted on its own day, so that the balances of past days stay correct, or today if that
 * day is closed. None if the lines are equal and the day is the same, or the new day is closed.
 */
export function repostedPurchase(
  standing: Journal | null,
  wanted: Journal | null,
  { closedUntil, today }: OpenPeriod,
): Journal[] {
  const isOpen = (day: string) => closedUntil === null || day > closedUntil;
  const openDay = (day: string) => (isOpen(day) ? day : today);
  if (standing !== null && wanted !== null && hasSameLines(standing, wanted)) {
    const hasMoved = isOpen(wanted.day) && standing.day !== wanted.day;
    if (!hasMoved) return [];
  }
  return [
    ...(standing === null ? [] : [voidOf(standing, openDay(standing.day))]),
    ...(wanted === null ? [] : [{ ...wanted, day: openDay(wanted.day) }]),
  ];
}

const comparedFields = [
  'accountPath',
  'debit',
  'credit',
  'debitMon',
  'creditMon',
  'currency',
  'exchangeRate',
] as const satisfies readonly (keyof JournalLine)[];

const hasSameLines = ({ lines }: Journal, { lines: others }: Journal): boolean =>
  lines.length === others.length &&
  lines.every((line, place) => comparedFields.every((field) => line[field] === others[place]?.[field]));
