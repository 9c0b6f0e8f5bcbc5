import { asMoney, minus, noMoney, plus, sumOf, type Money } from '../amounts.ts';
import type { Cart, CartLine, Circumstances } from './cart.ts';
import { fullReckoning } from './invoice-of.ts';
import { itemAt } from './item-at.ts';
import { lineProblems } from './line-problems.ts';
import { mergedLines } from './merged-lines.ts';
import type { Reckoning } from './reckoning.ts';
import { divideRounded } from './rounding.ts';
import { problemAt, type SaleProblem } from './sale-problem.ts';
import { appliedTax } from './line-tax.ts';

/** What one rate of an advance, or one reason for none, came to. */
export interface AdvanceTax {
  readonly vatPercent: bigint | null;
  readonly fiscalExemption: string | null;
  /** In the currency of the advance. */
  readonly withoutVat: Money;
  /** With the VAT, also where the buyer owes it. */
  readonly withVat: Money;
  readonly withoutVatInLek: Money;
}

/** Money that was taken, and taxed, before anything was supplied. */
export interface Advance {
  readonly id: string;
  /** Whose account it stands on; null where whoever paid has no record. */
  readonly customerId: string | null;
  readonly currency: string;
  readonly isReverseCharge: boolean;
  readonly taxes: readonly AdvanceTax[];
}

/** What a line ends of one advance, without VAT; below zero where a correction gives it back. */
export interface EndedAdvance {
  readonly advanceId: string;
  /** Whose account it stood on: it ends where it began, whoever the invoice names. */
  readonly customerId: string | null;
  readonly net: Money;
  readonly netInLek: Money;
}

export interface LessAdvances {
  /** The same cart, whose lines come to what was not taxed before. */
  readonly cart: Cart;
  /** By the lines of that cart; empty where there are no advances. */
  readonly ended: readonly (readonly EndedAdvance[])[];
  readonly problems: readonly SaleProblem[];
}

const path = ['document', 'advanceIds'].join('.');

/**
 * An advance was an invoice of its own, with its VAT. The invoice that ends it is over the rest: of every rate the
 * advances had, so much is taken off the lines of that rate, each by its share, so that nothing is taxed twice.
 */
export function lessAdvances(
  cart: Cart,
  circumstances: Circumstances,
  advances: readonly Advance[],
): LessAdvances {
  // Lines are put right first: what is taken off is a share of what they come to.
  if (advances.length === 0 || lineProblems(cart, circumstances).length > 0)
    return { cart, ended: [], problems: [] };
  const problems = advances.flatMap((advance, place) =>
    isFitting(advance, cart) ? [] : [problemAt(`${path}.${place}`, 'advance-not-fitting')],
  );
  if (problems.length > 0) return { cart, ended: [], problems };
  const { reckoning, hasVat } = fullReckoning(cart, circumstances);
  const lines = mergedLines(cart.lines);
  const shared: Shared = {
    keys: lines.map(({ tax }) => keyOf(appliedTax(tax, hasVat))),
    weights: weightsOf(reckoning, cart.pricesIncludeVat),
  };
  const taken = sumsByTax(
    advances.flatMap(({ taxes }) => taxes),
    ({ withVat, withoutVat }) => (cart.pricesIncludeVat ? withVat : withoutVat),
  );
  const isTooMuch = [...taken].some(([key, sum]) => sum > totalOf(shared, key));
  if (isTooMuch) return { cart, ended: [], problems: [problemAt(path, 'advance-too-large')] };
  const prepaid = sharesByLine(taken, shared);
  const left = lines.map((line, place): CartLine =>
    Object.assign({}, line, { prepaid: itemAt(prepaid, place) }),
  );
  const byAdvance = advances.map((advance) => endedByLine(advance, shared));
  const ended = lines.map((_line, place) =>
    byAdvance
      .map((parts) => itemAt(parts, place))
      .filter(({ net, netInLek }) => net !== 0n || netInLek !== 0n),
  );
  return { cart: { ...cart, lines: left }, ended, problems: [] };
}

/** Under reverse charge there is no VAT in what was paid, so only what is alike is taken off each other. */
const isFitting = ({ currency, isReverseCharge }: Advance, cart: Cart): boolean =>
  currency === cart.currency && isReverseCharge === cart.isReverseCharge;

const keyOf = ({
  fiscalExemption,
  vatPercent,
}: {
  readonly fiscalExemption: string | null;
  readonly vatPercent: bigint | null;
}): string => fiscalExemption ?? String(vatPercent);

/** What a sum of a rate is shared out by: the rate of each line, and what it comes to. */
interface Shared {
  readonly keys: readonly string[];
  readonly weights: readonly Money[];
}

function sumsByTax(
  taxes: readonly AdvanceTax[],
  pick: (tax: AdvanceTax) => Money,
): ReadonlyMap<string, Money> {
  const sums = new Map<string, Money>();
  for (const tax of taxes) sums.set(keyOf(tax), plus(sums.get(keyOf(tax)) ?? noMoney, pick(tax)));
  return sums;
}

function endedByLine({ id: advanceId, customerId, taxes }: Advance, shared: Shared): EndedAdvance[] {
  const [nets, netsInLek] = [
    sumsByTax(taxes, ({ withoutVat }) => withoutVat),
    sumsByTax(taxes, ({ withoutVatInLek }) => withoutVatInLek),
  ].map((sums) => sharesByLine(sums, shared));
  return shared.keys.map((_key, place) => ({
    advanceId,
    customerId,
    net: nets?.[place] ?? noMoney,
    netInLek: netsInLek?.[place] ?? noMoney,
  }));
}

/** Each sum shared out among the lines of its rate. */
function sharesByLine(sums: ReadonlyMap<string, Money>, { keys, weights }: Shared): Money[] {
  const shares = keys.map(() => noMoney);
  for (const [key, sum] of sums) {
    const places = keys.flatMap((each, place) => (each === key ? [place] : []));
    const parts = sharesOf(
      sum,
      places.map((place) => itemAt(weights, place)),
    );
    for (const [step, place] of places.entries()) shares[place] = itemAt(parts, step);
  }
  return shares;
}

/** What each line comes to, as its price is meant: with VAT or without. */
const weightsOf = ({ lines }: Reckoning, pricesIncludeVat: boolean): Money[] =>
  lines.map(({ withoutVat, vat, owedVat }) =>
    pricesIncludeVat ? sumOf([withoutVat, vat, owedVat]) : withoutVat,
  );

const totalOf = ({ keys, weights }: Shared, key: string): Money =>
  sumOf(weights.filter((_weight, place) => keys[place] === key));

/** A sum shared out by weight to the last hundredth; where it is at most all weights together, no share is over its own. */
function sharesOf(sum: Money, weights: readonly Money[]): Money[] {
  const whole = sumOf(weights);
  let [passed, given] = [noMoney, noMoney];
  return weights.map((weight) => {
    passed = plus(passed, weight);
    const upTo = whole === 0n ? noMoney : asMoney(divideRounded(sum * passed, whole));
    const share = minus(upTo, given);
    given = upTo;
    return share;
  });
}
