import { asMoney, negated, noMoney, plus, type Money, type Quantity } from '../amounts.ts';
import type { EndedAdvance } from './advances.ts';
import type { InvoiceLine } from './invoice-of.ts';
import type { LineAmounts, SumsWithOwedVat } from './line-amounts.ts';
import { priceMaking } from './priced-line.ts';
import { divideRounded, sizeOf } from './rounding.ts';

/** A line of an issued invoice with the quantity and amounts that earlier corrections left. */
export interface LineLeft {
  readonly place: number;
  readonly line: InvoiceLine;
  readonly quantity: Quantity;
  readonly amounts: SumsWithOwedVat;
  /** The sums in the currency of the invoice; null if that is the lek. */
  readonly inCurrency: SumsWithOwedVat | null;
  /** The parts of advances that the line still settles; left out if there are none. */
  readonly ended?: readonly EndedAdvance[];
}

/**
 * The correction line that takes back this quantity. Taking back the whole remaining quantity takes exactly
 * the remaining amounts, so that all corrections together equal the line.
 */
export function takenBackLine(left: LineLeft, quantity: Quantity): InvoiceLine {
  const { line, place } = left;
  const amounts = takenAmounts(left, left.amounts, line, quantity);
  const inCurrency =
    left.inCurrency === null || line.inCurrency === null
      ? null
      : takenAmounts(left, left.inCurrency, line.inCurrency, quantity);
  return { ...line, quantity: negated(quantity), ...amounts, inCurrency, correctsPlace: place };
}

/**
 * The parts of advances that a correction of this quantity restores: a share by quantity, or all of the rest if the
 * whole remaining quantity is corrected. Another invoice can then settle the restored advance.
 */
export function endedTakenBack({ ended = [], quantity: left }: LineLeft, quantity: Quantity): EndedAdvance[] {
  const share = (amount: Money) =>
    quantity === left ? amount : asMoney(divideRounded(amount * quantity, left));
  return ended.map((part) =>
    Object.assign({}, part, { net: negated(share(part.net)), netInLek: negated(share(part.netInLek)) }),
  );
}

function takenAmounts(
  left: LineLeft,
  sums: SumsWithOwedVat,
  unit: LineAmounts,
  quantity: Quantity,
): LineAmounts {
  const { line } = left;
  const taken = quantity === left.quantity ? sums : partOf(sums, line.vatPercent, quantity, left.quantity);
  const priced = line.lowersTaxBase ? 10_000n - line.discount : 10_000n;
  const price = (amount: Money, before: Money) =>
    priced === 0n ? before : priceMaking(amount, before, quantity, priced);
  return {
    unitPriceWithoutVat: price(taken.withoutVat, unit.unitPriceWithoutVat),
    unitPriceWithVat: price(taken.withVat, unit.unitPriceWithVat),
    withoutVat: negated(taken.withoutVat),
    vat: negated(taken.vat),
    withVat: negated(taken.withVat),
    owedVat: negated(taken.owedVat),
  };
}

/**
 * A share of the remaining amounts. The VAT of the share and of the rest differ from the rate by at most a
 * hundredth.
 */
function partOf(
  sums: SumsWithOwedVat,
  vatPercent: bigint | null,
  quantity: Quantity,
  of: Quantity,
): SumsWithOwedVat {
  const withoutVat = asMoney(divideRounded(sums.withoutVat * quantity, of));
  const vatBefore = plus(sums.vat, sums.owedVat);
  const vat = vatPercent === null ? noMoney : vatOfPart(sums.withoutVat, vatBefore, withoutVat, vatPercent);
  return sums.owedVat === 0n
    ? { withoutVat, vat, withVat: plus(withoutVat, vat), owedVat: noMoney }
    : { withoutVat, vat: noMoney, withVat: withoutVat, owedVat: vat };
}

/**
 * The VAT of a part. The tax authority accepts a difference of one hundredth between the VAT of a line and
 * the rate of its base. The line may already have this difference, so the function tries the nearest VAT and
 * its two neighbours and takes the one with the smallest difference in share and rest.
 */
function vatOfPart(base: Money, vat: Money, partBase: Money, percent: bigint): Money {
  const off = (someBase: bigint, someVat: bigint) => sizeOf(someVat * 100n - someBase * percent);
  const nearest = divideRounded(partBase * percent, 100n);
  const worst = (part: bigint) => {
    const [ofPart, ofRest] = [off(partBase, part), off(base - partBase, vat - part)];
    return ofPart > ofRest ? ofPart : ofRest;
  };
  return asMoney(
    [nearest - 1n, nearest + 1n].reduce(
      (best, other) => (worst(other) < worst(best) ? other : best),
      nearest,
    ),
  );
}
