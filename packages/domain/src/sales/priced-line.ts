import { asMoney, type Money, type Quantity } from '../amounts.ts';
import { exchangeRateScale } from './exchange-rate.ts';
import type { Charge, LineAmounts, Pricing, SumsWithOwedVat } from './line-amounts.ts';
import { divideRounded, sizeOf } from './rounding.ts';

const whole = 10_000n;
/** The scale of a product of a quantity (in thousandths) and a price share (in ten-thousandths). */
const scale = 1000n * whole;

/** The amounts of a line, with unit prices that match them. */
export function pricedLine(
  { tax: { vatPercent }, quantity, unitPrice, left }: Charge,
  sums: SumsWithOwedVat,
  { pricesIncludeVat, isReverseCharge }: Pricing,
): LineAmounts {
  const { withoutVat, vat, withVat, owedVat } = sums;
  const percent = vatPercent ?? 0n;
  const typedPrice = asMoney(divideRounded(unitPrice, exchangeRateScale));
  const other = asMoney(
    pricesIncludeVat
      ? divideRounded(unitPrice * 100n, exchangeRateScale * (100n + percent))
      : divideRounded(unitPrice * (100n + percent), exchangeRateScale * 100n),
  );
  const [before, after] = pricesIncludeVat ? [other, typedPrice] : [typedPrice, other];
  return {
    unitPriceWithoutVat: priceMaking(withoutVat, before, quantity, left),
    unitPriceWithVat: priceMaking(withVat, isReverseCharge ? before : after, quantity, left),
    withoutVat,
    vat,
    withVat,
    owedVat,
  };
}

/**
 * A unit price that matches the amount. The tax authority multiplies price and quantity again, and accepts a
 * difference of half a hundredth for each unit, plus one hundredth. A currency conversion, or a hundredth
 * added to close a sum, can exceed this; then the price is computed from the amount.
 */
export function priceMaking(amount: Money, price: Money, quantity: Quantity, left: bigint): Money {
  const tolerance = (sizeOf(quantity) * whole) / 2n + scale;
  const isMade = sizeOf(price * quantity * left - amount * scale) <= tolerance;
  return isMade ? price : asMoney(divideRounded(amount * scale, quantity * left));
}
