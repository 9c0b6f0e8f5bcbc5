import { asMoney, negated, noMoney, plus, type Money, type Quantity } from '../amounts.ts';
import type { EndedAdvance } from './advances.ts';
import type { InvoiceLine } from './invoice-of.ts';
import type { LineAmounts, ToldSums } from './line-amounts.ts';
import { priceMaking } from './priced-line.ts';
import { divideRounded, sizeOf } from './rounding.ts';

/** A line of an issued invoice with what earlier corrections left of it. */
export interface LineLeft {
  readonly place: number;
  readonly line: InvoiceLine;
  readonly quantity: Quantity;
  readonly amounts: ToldSums;
  /** Null where the invoice is in lek. */
  readonly inCurrency: ToldSums | null;
  /** What it still ends of advances; left out where that is nothing. */
  readonly ended?: readonly EndedAdvance[];
}

/**
 * The line that takes back so much of a line. What takes back the last of it takes exactly what is left, so that all
 * corrections together are never more and never less than the line was.
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
 * What goes back of the advances with so much of a line: its share, and with the last of the line all that is left. The
 * money is owed to the customer again, as it was before the line was sold.
 */
export function endedTakenBack({ ended = [], quantity: left }: LineLeft, quantity: Quantity): EndedAdvance[] {
  const share = (amount: Money) =>
    quantity === left ? amount : asMoney(divideRounded(amount * quantity, left));
  return ended.map((part) =>
    Object.assign({}, part, { net: negated(share(part.net)), netInLek: negated(share(part.netInLek)) }),
  );
}

function takenAmounts(left: LineLeft, sums: ToldSums, unit: LineAmounts, quantity: Quantity): LineAmounts {
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

/** The share of what is left. Both the share and the rest keep their VAT within a hundredth of their rate. */
function partOf(sums: ToldSums, vatPercent: bigint | null, quantity: Quantity, of: Quantity): ToldSums {
  const withoutVat = asMoney(divideRounded(sums.withoutVat * quantity, of));
  const told = plus(sums.vat, sums.owedVat);
  const vat = vatPercent === null ? noMoney : vatOfPart(sums.withoutVat, told, withoutVat, vatPercent);
  return sums.owedVat === 0n
    ? { withoutVat, vat, withVat: plus(withoutVat, vat), owedVat: noMoney }
    : { withoutVat, vat: noMoney, withVat: withoutVat, owedVat: vat };
}

/**
 * The tax authority forgives a hundredth between the VAT of a line and its rate of the base. The whole may use that up,
 * so of the two whole numbers beside the rate of the share the one is taken that leaves the rest within it as well.
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
