import type { Money, Quantity } from '../amounts.ts';
import type { AppliedTax } from './line-tax.ts';

/** A line in the currency of the calculation. */
export interface Charge {
  readonly tax: AppliedTax;
  /** Thousandths. */
  readonly quantity: Quantity;
  /** Hundredths, times the scale of an exchange rate. */
  readonly unitPrice: bigint;
  /** The share of the price after discount, in ten-thousandths. */
  readonly left: bigint;
  /** The amount of the line, with VAT if the prices include it. */
  readonly amount: Money;
  /** The share of a discount that does not reduce the tax base, in ten-thousandths. */
  readonly discountBesideTax: bigint;
}

export interface Pricing {
  /** Whether the amounts of the charges include VAT. */
  readonly pricesIncludeVat: boolean;
  /** Whether the buyer owes the VAT, so that no sum includes it. */
  readonly isReverseCharge: boolean;
}

/** The amounts of a line in hundredths; the letters are the field names of the fiscal invoice. */
export interface LineAmounts {
  /** UPB, before any discount. */
  readonly unitPriceWithoutVat: Money;
  /** UPA, before any discount. */
  readonly unitPriceWithVat: Money;
  /** PB */
  readonly withoutVat: Money;
  /** VA; zero if the line has no rate, or the buyer owes the VAT. */
  readonly vat: Money;
  /** PA */
  readonly withVat: Money;
  /** VA under reverse charge: it is reported, but the buyer pays it to the state and not to the seller. */
  readonly owedVat: Money;
}

export interface Sums {
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
}

/** Sums, with the VAT that the buyer owes as a separate amount. */
export interface SumsWithOwedVat extends Sums {
  readonly owedVat: Money;
}
