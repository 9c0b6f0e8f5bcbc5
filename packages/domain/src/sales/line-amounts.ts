import type { Money, Quantity } from '../amounts.ts';
import type { AppliedTax } from './line-tax.ts';

/** A line in the currency it is reckoned in. */
export interface Charge {
  readonly tax: AppliedTax;
  /** Thousandths. */
  readonly quantity: Quantity;
  /** In hundredths with the decimals of an exchange rate behind them. */
  readonly unitPrice: bigint;
  /** Ten-thousandths of the price that a discount leaves to be taxed. */
  readonly left: bigint;
  /** What the line comes to, with VAT where it is in the prices. */
  readonly amount: Money;
  /** Ten-thousandths that a discount takes off besides the tax. */
  readonly discountBesideTax: bigint;
}

export interface Pricing {
  /** Whether the amounts of the charges are with VAT. */
  readonly pricesIncludeVat: boolean;
  /** Whether the buyer owes the VAT, so that nothing of it is in any sum. */
  readonly isReverseCharge: boolean;
}

/** What a line comes to, in hundredths; the letters are those of the fiscal invoice. */
export interface LineAmounts {
  /** UPB, before any discount. */
  readonly unitPriceWithoutVat: Money;
  /** UPA, before any discount. */
  readonly unitPriceWithVat: Money;
  /** PB */
  readonly withoutVat: Money;
  /** VA; nothing where the line has no rate, or the buyer owes the VAT. */
  readonly vat: Money;
  /** PA */
  readonly withVat: Money;
  /** VA under reverse charge: it is told, and the buyer pays it to the state, not to the seller. */
  readonly owedVat: Money;
}

export interface Sums {
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
}

/** Sums with the VAT that the buyer owes beside them. */
export interface ToldSums extends Sums {
  readonly owedVat: Money;
}
