import { asMoney, sumOf, type ExchangeRate, type Money, type Quantity } from '../amounts.ts';
import { divideRounded } from '../sales/rounding.ts';

/** A line of goods with the selling price of its article, in a currency with this exchange rate to the lek. */
export interface PricedGoods {
  readonly quantity: Quantity;
  readonly price: Money;
  readonly exchangeRate: ExchangeRate;
}

const thousandthsOfUnit = 1_000n;
const partsOfRate = 100_000_000n;

/**
 * The value of goods at their selling prices, in lek, each line rounded. Null without lines or if a line has no price:
 * a sum of some lines would be too low.
 */
export function valueOfGoods(lines: readonly (PricedGoods | null)[]): Money | null {
  const priced = lines.filter((line) => line !== null);
  if (priced.length === 0 || priced.length < lines.length) return null;
  return sumOf(
    priced.map(({ quantity, price, exchangeRate }) =>
      asMoney(divideRounded(quantity * price * exchangeRate, thousandthsOfUnit * partsOfRate)),
    ),
  );
}
