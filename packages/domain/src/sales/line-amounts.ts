import type { AppliedTax } from './line-tax.ts';

/** A line in the currency it is reckoned in. */
export interface Charge {
  readonly tax: AppliedTax;
  /** Thousandths. */
  readonly quantity: bigint;
  /** In hundredths with the decimals of an exchange rate behind them. */
  readonly unitPrice: bigint;
  /** Ten-thousandths of the price that a discount leaves to be taxed. */
  readonly left: bigint;
  /** What the line comes to, with VAT where it is in the prices. */
  readonly amount: bigint;
  /** Ten-thousandths that a discount takes off besides the tax. */
  readonly discountBesideTax: bigint;
}

/** What a line comes to, in hundredths; the letters are those of the fiscal invoice. */
export interface LineAmounts {
  /** UPB, before any discount. */
  readonly unitPriceWithoutVat: bigint;
  /** UPA, before any discount. */
  readonly unitPriceWithVat: bigint;
  /** PB */
  readonly withoutVat: bigint;
  /** VA; nothing where the line has no rate. */
  readonly vat: bigint;
  /** PA */
  readonly withVat: bigint;
}

export interface Sums {
  readonly withoutVat: bigint;
  readonly vat: bigint;
  readonly withVat: bigint;
}
