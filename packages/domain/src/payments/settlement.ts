import { nothing, plus as sum, type PostedAmount } from '../accounting/journal.ts';
import { asMoney, minus, negated, noMoney, plus, sumOf, type ExchangeRate, type Money } from '../amounts.ts';
import type { FieldProblem } from '../field-problems.ts';
import { baseCurrency } from '../reference/currencies.ts';
import { exchanged, inCurrency } from '../sales/exchange-rate.ts';
import { divideRounded } from '../sales/rounding.ts';

/** ACCOUNT is a bank transfer, BANKNOTE is cash, CREDIT is paid with the points of the customer. */
export const subjectPaymentMethods = ['ACCOUNT', 'BANKNOTE', 'CREDIT'] as const;
export type SubjectPaymentMethod = (typeof subjectPaymentMethods)[number];

/** The methods of recorded payments. ONLINE: the provider of online payments took the money; only the server records it. */
export const recordedPaymentMethods = [...subjectPaymentMethods, 'ONLINE'] as const;
export type RecordedPaymentMethod = (typeof recordedPaymentMethods)[number];

/** A debt with its open amount; a negative amount is a credit, that is an advance or an overpaid document. */
export interface OpenItem {
  readonly documentId: string;
  readonly isAdvance: boolean;
  readonly currency: string;
  readonly exchangeRate: ExchangeRate;
  readonly open: PostedAmount;
}

export interface PaidMoney {
  readonly currency: string;
  /** The value of one unit of the payment's currency in ALL. */
  readonly exchangeRate: ExchangeRate;
  /**
   * For a payment in ALL, the value of one unit of the debts' foreign currency in ALL; null if it pays only
   * debts in ALL.
   */
  readonly debtRate: ExchangeRate | null;
  readonly amount: Money;
}

/** A document to be paid; without an amount, the payment covers as much as possible. */
export interface WantedDocument {
  readonly documentId: string;
  /** The amount in the currency of the document. */
  readonly amount: Money | null;
}

/** The part of a payment that settles one item. */
export interface Allocation {
  readonly item: OpenItem;
  /** The decrease of the open amount: in ALL at the rate of the document, and in its currency. */
  readonly settled: PostedAmount;
  /** The value of the money that was used for the item, in ALL at the rate of the payment. */
  readonly worth: Money;
}

export interface PaymentSettlement {
  readonly allocations: readonly Allocation[];
  /** The value of the whole payment in ALL. */
  readonly worth: Money;
  /** The part of the payment that no document used, in the currency of the payment. */
  readonly rest: PostedAmount;
}

export interface PaymentProblem {
  readonly path: string;
  readonly code: FieldProblem;
  readonly limit: number | null;
}

const problem = (path: string, code: FieldProblem): PaymentProblem => ({ path, code, limit: null });

/**
 * Whether money in this currency can pay a debt. A payment has one rate, so besides ALL it can involve only
 * one foreign currency.
 */
export function isPayable(
  item: Pick<OpenItem, 'currency'>,
  { currency, debtRate }: Pick<PaidMoney, 'currency' | 'debtRate'>,
): boolean {
  if (item.currency === currency || item.currency === baseCurrency) return true;
  return currency === baseCurrency && debtRate !== null;
}

/** The maximum value of a payment in ALL: ten digits, like the maximum of every typed amount. */
const worthMax = 999_999_999_999n;

/** The problems of paying the chosen documents with this money; empty if there are none. */
export function settlementProblems(
  items: readonly OpenItem[],
  wanted: readonly WantedDocument[],
  money: PaidMoney,
): PaymentProblem[] {
  if (lekOf(money.amount, money) > worthMax) return [problem('exRate', 'ten-digits')];
  const foreign = new Set(
    items
      .filter(({ documentId }) => wanted.some((each) => each.documentId === documentId))
      .map(({ currency }) => currency)
      .filter((currency) => currency !== baseCurrency),
  );
  const isMixed = money.currency === baseCurrency && foreign.size > 1;
  return wanted.flatMap(({ documentId, amount }, place) => {
    const item = items.find((each) => each.documentId === documentId);
    const path = `documents.${place}`;
    if (wanted.findIndex((each) => each.documentId === documentId) !== place)
      return [problem(`${path}._id`, 'twice')];
    if (item === undefined || item.open.mon <= 0n) return [problem(`${path}._id`, 'not-open')];
    if (isMixed || !isPayable(item, money)) return [problem(`${path}._id`, 'payment-currency')];
    return amount !== null && amount > item.open.mon ? [problem(`${path}.amount`, 'more-than-left')] : [];
  });
}

/**
 * Distributes money among debts in the given order; without chosen documents, the oldest debts are paid
 * first. A debt that is paid completely is closed in both currencies, so that no hundredth stays open.
 */
export function settle(
  items: readonly OpenItem[],
  wanted: readonly WantedDocument[] | 'oldest-first',
  money: PaidMoney,
): PaymentSettlement {
  const worth = lekOf(money.amount, money);
  const targets = wanted === 'oldest-first' ? payableOf(items, money) : wantedOf(items, wanted);
  let left = money.amount;
  const allocations: Allocation[] = [];
  for (const { item, most } of targets) {
    const payable = convertedTo(item, left, money);
    const mon = most < payable ? most : payable;
    if (mon <= 0n) continue;
    const cost = mon === payable ? left : smaller(costOf(item, mon, money), left);
    left = minus(left, cost);
    allocations.push({ item, settled: settledOf(item, mon), worth: lekOf(cost, money) });
  }
  return withExactWorth({ allocations, worth, rest: { all: noMoney, mon: left } });
}

/**
 * The debts that this money can pay, in their order. Money in ALL can pay debts in ALL and in the first
 * foreign currency.
 */
function payableOf(items: readonly OpenItem[], money: PaidMoney): Target[] {
  const debts = items.filter(({ open }) => open.mon > 0n);
  const foreign = debts.find(({ currency }) => currency !== baseCurrency)?.currency;
  return debts
    .filter((item) => isPayable(item, money))
    .filter(
      ({ currency }) => money.currency !== baseCurrency || currency === baseCurrency || currency === foreign,
    )
    .map((item) => ({ item, most: item.open.mon }));
}

interface Target {
  readonly item: OpenItem;
  readonly most: Money;
}

function wantedOf(items: readonly OpenItem[], wanted: readonly WantedDocument[]): Target[] {
  return wanted.map(({ documentId, amount }) => {
    const item = items.find((each) => each.documentId === documentId);
    if (item === undefined) throw new Error(`document ${documentId} is not open`);
    return { item, most: amount ?? item.open.mon };
  });
}

/** A part of an open item, with its proportional amount in ALL. */
export function settledOf({ open }: Pick<OpenItem, 'open'>, mon: Money): PostedAmount {
  return { mon, all: mon === open.mon ? open.all : asMoney(divideRounded(open.all * mon, open.mon)) };
}

const lekOf = (amount: Money, { currency, exchangeRate }: PaidMoney): Money =>
  currency === baseCurrency ? amount : exchanged(amount, exchangeRate);

/** Converts money of the payment into the currency of the document. */
function convertedTo(item: OpenItem, amount: Money, money: PaidMoney): Money {
  if (item.currency === money.currency) return amount;
  return money.currency === baseCurrency
    ? inCurrency(amount, debtRateOf(money))
    : exchanged(amount, money.exchangeRate);
}

/** Converts an amount of the document into the currency of the payment. */
function costOf(item: OpenItem, amount: Money, money: PaidMoney): Money {
  if (item.currency === money.currency) return amount;
  return money.currency === baseCurrency
    ? exchanged(amount, debtRateOf(money))
    : inCurrency(amount, money.exchangeRate);
}

function debtRateOf({ debtRate }: PaidMoney): ExchangeRate {
  if (debtRate === null) throw new Error('money in ALL pays a foreign debt at a rate');
  return debtRate;
}

/**
 * Adds the rounding difference to the rest of the payment, or to the last document if there is no rest, so that the
 * parts in ALL sum to the payment.
 */
function withExactWorth({ allocations, worth, rest }: PaymentSettlement): PaymentSettlement {
  const difference = minus(worth, sumOf(allocations.map((each) => each.worth)));
  if (rest.mon > 0n) return { allocations, worth, rest: { ...rest, all: difference } };
  const last = allocations.length - 1;
  return {
    allocations: allocations.map((each, place) =>
      place === last ? { ...each, worth: plus(each.worth, difference) } : each,
    ),
    worth,
    rest,
  };
}

const smaller = (one: Money, other: Money): Money => (one < other ? one : other);

/** Negates an item, so that paying out a credit uses the code for paying a debt. */
export const mirrored = (item: OpenItem): OpenItem => ({
  ...item,
  open: { all: negated(item.open.all), mon: negated(item.open.mon) },
});

/** The amount of a credit that pays a debt. */
export interface CreditMove {
  readonly creditId: string;
  readonly debtId: string;
  /** The amount in ALL. */
  readonly worth: Money;
}

/** Sets credits off against debts of the same currency, both in their order, up to an amount. */
export function setOff(
  credits: readonly OpenItem[],
  debts: readonly OpenItem[],
  most: Money | null,
): {
  readonly used: readonly Allocation[];
  readonly paid: readonly Allocation[];
  readonly moves: readonly CreditMove[];
} {
  const [used, paid]: [Allocation[], Allocation[]] = [[], []];
  const moves: CreditMove[] = [];
  const rest = credits.map(mirrored);
  let left = most;
  for (const debt of debts) {
    let item = debt;
    for (const [place, credit] of rest.entries()) {
      if (credit.currency !== item.currency) continue;
      const open = smaller(credit.open.mon, item.open.mon);
      const mon = left === null ? open : smaller(open, left);
      if (mon <= 0n) continue;
      const [taken, settled] = [settledOf(credit, mon), settledOf(item, mon)];
      used.push({ item: credits[place] ?? credit, settled: taken, worth: taken.all });
      paid.push({ item: debt, settled, worth: settled.all });
      moves.push({ creditId: credit.documentId, debtId: debt.documentId, worth: settled.all });
      rest[place] = lessened(credit, taken);
      item = lessened(item, settled);
      if (left !== null) left = minus(left, mon);
    }
  }
  return { used: byItem(used), paid: byItem(paid), moves };
}

/** Merges the allocations of the same item. */
function byItem(allocations: readonly Allocation[]): Allocation[] {
  const merged = new Map<string, Allocation>();
  for (const each of allocations) {
    const { documentId } = each.item;
    const earlier = merged.get(documentId);
    const { settled, worth } = earlier ?? { settled: nothing, worth: noMoney };
    merged.set(documentId, {
      item: each.item,
      settled: sum(settled, each.settled),
      worth: plus(worth, each.worth),
    });
  }
  return [...merged.values()];
}

const lessened = (item: OpenItem, { all, mon }: PostedAmount): OpenItem => ({
  ...item,
  open: { all: minus(item.open.all, all), mon: minus(item.open.mon, mon) },
});
