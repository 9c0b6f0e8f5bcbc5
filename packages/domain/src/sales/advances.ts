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

/** The sums of an advance for one VAT rate, or for one reason for no VAT. */
export interface AdvanceTax {
  readonly vatPercent: bigint | null;
  readonly fiscalExemption: string | null;
  /** The amount without VAT, in the currency of the advance. */
  readonly withoutVat: Money;
  /** The amount with VAT, also under reverse charge. */
  readonly withVat: Money;
  readonly withoutVatInLek: Money;
}

/** An advance: money that was received and taxed before the supply. */
export interface Advance {
  readonly id: string;
  /** The customer whose account the advance is on; null if the payer has no customer record. */
  readonly customerId: string | null;
  readonly currency: string;
  readonly isReverseCharge: boolean;
  readonly taxes: readonly AdvanceTax[];
}

/** The part of one advance that a line settles, without VAT; negative if a correction restores it. */
export interface EndedAdvance {
  readonly advanceId: string;
  /**
   * The customer of the advance. The advance is settled with this customer, even if the invoice names another one.
   */
  readonly customerId: string | null;
  readonly net: Money;
  readonly netInLek: Money;
}

export interface LessAdvances {
  /** The cart, with the amount that advances have paid on each line. */
  readonly cart: Cart;
  /** The parts of advances that each line of `cart` settles; empty if there are no advances. */
  readonly ended: readonly (readonly EndedAdvance[])[];
  readonly problems: readonly SaleProblem[];
}

const path = ['document', 'advanceIds'].join('.');

/**
 * Deducts advances from a cart. An advance was an invoice with its own VAT, so the final invoice covers only
 * the rest. The sum of the advances at each rate is deducted from the lines with that rate, in proportion to
 * their amounts, so that nothing is taxed twice.
 */
export function lessAdvances(
  cart: Cart,
  circumstances: Circumstances,
  advances: readonly Advance[],
): LessAdvances {
  // Invalid lines are reported before the deduction, which is computed from their amounts.
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

/**
 * Whether an advance can be deducted from a cart: currency and reverse charge must be equal, because the
 * money of an advance under reverse charge has no VAT.
 */
const isFitting = ({ currency, isReverseCharge }: Advance, cart: Cart): boolean =>
  currency === cart.currency && isReverseCharge === cart.isReverseCharge;

const keyOf = ({
  fiscalExemption,
  vatPercent,
}: {
  readonly fiscalExemption: string | null;
  readonly vatPercent: bigint | null;
}): string => fiscalExemption ?? String(vatPercent);

/**
 * The tax key and the amount of each line. Sums are distributed among the lines with the same key, by their amounts.
 */
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

/** Distributes the sum of each rate among the lines with that rate. */
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

/** The amounts of the lines; with VAT if the prices of the cart include it. */
const weightsOf = ({ lines }: Reckoning, pricesIncludeVat: boolean): Money[] =>
  lines.map(({ withoutVat, vat, owedVat }) =>
    pricesIncludeVat ? sumOf([withoutVat, vat, owedVat]) : withoutVat,
  );

const totalOf = ({ keys, weights }: Shared, key: string): Money =>
  sumOf(weights.filter((_weight, place) => keys[place] === key));

/**
 * Distributes a sum by weight, exact to the hundredth. No share exceeds its weight unless the sum exceeds all
 * weights together.
 */
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
