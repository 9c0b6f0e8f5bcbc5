import type { Money, Quantity } from '../amounts.ts';
import type { AppliedTax } from './line-tax.ts';

/** An invoice line in the currency of the calculation. */
export interface Charge {
  readonly tax: AppliedTax;
  /** The quantity in thousandths. */
  readonly quantity: Quantity;
  /** The unit price in hundredths, multiplied by the scale of an exchange rate. */
  readonly unitPrice: bigint;
  /** The share of the price that is left after the discount, in ten-thousandths. */
  readonly left: bigint;
  /** The amount of the line, with VAT if the prices include it. */
  readonly amount: Money;
  /** The discount that does not reduce the tax base, as a share in ten-thousandths. */
  readonly discountBesideTax: bigint;
}

export interface Pricing {
  /** Whether the amounts of the lines include VAT. */
  readonly pricesIncludeVat: boolean;
  /** Whether the buyer owes the VAT, so that no sum includes it. */
  readonly isReverseCharge: boolean;
}

/** The amounts of a line in hundredths, with their field names in the fiscal invoice. */
export interface LineAmounts {
  /** Field UPB: the unit price without VAT, before discounts. */
  readonly unitPriceWithoutVat: Money;
  /** Field UPA: the unit price with VAT, before discounts. */
  readonly unitPriceWithVat: Money;
  /** Field PB. */
  readonly withoutVat: Money;
  /** Field VA; zero if the line has no rate, or if the buyer owes the VAT. */
  readonly vat: Money;
  /** Field PA. */
  readonly withVat: Money;
  /** Field VA under reverse charge: the VAT that the buyer pays to the state and not to the seller. */
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
