import type { Cart, CartLine, Circumstances } from './cart.ts';
import { fullReckoning } from './invoice-of.ts';
import { itemAt } from './item-at.ts';
import { lineProblems } from './line-problems.ts';
import { mergedLines } from './merged-lines.ts';
import type { Reckoning } from './reckoning.ts';
import { divideRounded, sumOf } from './rounding.ts';
import { problemAt, type SaleProblem } from './sale-problem.ts';
import { appliedTax } from './line-tax.ts';

/** What one rate of an advance, or one reason for none, came to, in hundredths. */
export interface AdvanceTax {
  readonly vatPercent: bigint | null;
  readonly fiscalExemption: string | null;
  /** In the currency of the advance. */
  readonly withoutVat: bigint;
  /** With the VAT, also where the buyer owes it. */
  readonly withVat: bigint;
  readonly withoutVatInLek: bigint;
}

/** Money that was taken, and taxed, before anything was supplied. */
export interface Advance {
  readonly id: string;
  readonly currency: string;
  readonly isReverseCharge: boolean;
  readonly taxes: readonly AdvanceTax[];
}

/** What of the advances each line ends, without VAT. */
export interface EndedByLine {
  readonly net: bigint;
  readonly netInLek: bigint;
}

export interface LessAdvances {
  /** The same cart, whose lines come to what was not taxed before. */
  readonly cart: Cart;
  /** By the lines of that cart. */
  readonly ended: readonly EndedByLine[];
  readonly problems: readonly SaleProblem[];
}

const path = ['document', 'advanceIds'].join('.');
const nothing: EndedByLine = { net: 0n, netInLek: 0n };

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
  const keys = lines.map(({ tax }) => keyOf(appliedTax(tax, hasVat)));
  const weights = weightsOf(reckoning, cart.pricesIncludeVat);
  const taken = taxesOf(advances);
  const isTooMuch = [...taken].some(([key, sums]) => sums.amount(cart) > totalOf(weights, keys, key));
  if (isTooMuch) return { cart, ended: [], problems: [problemAt(path, 'advance-too-large')] };
  const prepaid = lines.map(() => 0n);
  const ended = lines.map(() => nothing);
  for (const [key, sums] of taken) {
    const places = keys.flatMap((each, place) => (each === key ? [place] : []));
    const parts = places.map((place) => itemAt(weights, place));
    const [amounts, nets, netsInLek] = [sums.amount(cart), sums.net, sums.netInLek].map((sum) =>
      sharesOf(sum, parts),
    );
    for (const [step, place] of places.entries()) {
      prepaid[place] = amounts?.[step] ?? 0n;
      ended[place] = { net: nets?.[step] ?? 0n, netInLek: netsInLek?.[step] ?? 0n };
    }
  }
  const left = lines.map((line, place): CartLine =>
    Object.assign({}, line, { prepaid: itemAt(prepaid, place) }),
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

interface Taken {
  readonly amount: (cart: Pick<Cart, 'pricesIncludeVat'>) => bigint;
  readonly net: bigint;
  readonly netInLek: bigint;
}

function taxesOf(advances: readonly Advance[]): Map<string, Taken> {
  const byKey = new Map<string, AdvanceTax[]>();
  for (const tax of advances.flatMap(({ taxes }) => taxes)) {
    const key = keyOf(tax);
    byKey.set(key, [...(byKey.get(key) ?? []), tax]);
  }
  return new Map(
    [...byKey].map(([key, same]) => {
      const net = sumOf(same.map(({ withoutVat }) => withoutVat));
      const withVat = sumOf(same.map((tax) => tax.withVat));
      const netInLek = sumOf(same.map(({ withoutVatInLek }) => withoutVatInLek));
      return [key, { amount: ({ pricesIncludeVat }) => (pricesIncludeVat ? withVat : net), net, netInLek }];
    }),
  );
}

/** What each line comes to, as its price is meant: with VAT or without. */
const weightsOf = ({ lines }: Reckoning, pricesIncludeVat: boolean): bigint[] =>
  lines.map(({ withoutVat, vat, owedVat }) => (pricesIncludeVat ? withoutVat + vat + owedVat : withoutVat));

const totalOf = (weights: readonly bigint[], keys: readonly string[], key: string): bigint =>
  sumOf(weights.filter((_weight, place) => keys[place] === key));

/** A sum shared out by weight to the last hundredth; where it is at most all weights together, no share is over its own. */
function sharesOf(sum: bigint, weights: readonly bigint[]): bigint[] {
  const whole = sumOf(weights);
  let [passed, given] = [0n, 0n];
  return weights.map((weight) => {
    passed += weight;
    const upTo = whole === 0n ? 0n : divideRounded(sum * passed, whole);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
