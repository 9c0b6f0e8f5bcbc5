import type { ExchangeRate, Money, Percent, Quantity } from '../amounts.ts';
import type { ClientIdType } from '../tax-ids.ts';
import type { CashLimit } from './cash-limits.ts';
import type { SelfIssueType } from './invoice-types.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { VatExemption } from './vat-exemptions.ts';

/** The VAT rate in whole percent, or the reason for no VAT. */
export type LineTax = { readonly percent: bigint } | { readonly exemption: VatExemption };

export interface CartLine {
  /** Null for a line without an article. */
  readonly articleId: string | null;
  readonly name: string;
  readonly sku: string;
  readonly barcode: string;
  readonly unit: string;
  readonly quantity: Quantity;
  /** The unit price in the currency of the cart. */
  readonly unitPrice: Money;
  readonly tax: LineTax;
  readonly discount: Percent;
  /** False for a discount that does not reduce the tax base, and so not the fiscal invoice. */
  readonly lowersTaxBase: boolean;
  /**
   * The part that advances have already taxed, with VAT if the prices include it; left out if there is none.
   */
  readonly prepaid?: Money;
}

export interface Payment {
  readonly method: PaymentMethod;
  /** The amount in the currency of the cart. */
  readonly amount: Money;
  /** The number of the company card, for the method COMPANY. */
  readonly companyCard: string | null;
  /** The numbers of the single-use vouchers, for the method SVOUCHER. */
  readonly vouchers: readonly string[];
}

export interface Buyer {
  readonly idType: ClientIdType;
  readonly idNumber: string;
  readonly name: string;
  readonly address: string;
  readonly town: string;
  readonly country: string;
}

/** The fields of an invoice that a plain sale does not have. */
export interface SaleDocument {
  /** Why the business issues the invoice instead of the supplier; null for a usual invoice. */
  readonly selfIssue: SelfIssueType | null;
  /** The first and the last day of the supply; null if not given. */
  readonly supply: { readonly start: string; readonly end: string } | null;
  /** True for an invoice of money received before the supply. */
  readonly isAdvance: boolean;
  /** True for an invoice by which the business buys foreign currency from the customer. */
  readonly isBuying: boolean;
}

/** The input of a sale or a return. */
export interface Cart {
  readonly lines: readonly CartLine[];
  /** Whether prices include VAT. */
  readonly pricesIncludeVat: boolean;
  readonly currency: string;
  /** The value of one unit of the currency in lek; null for lek, or if it is unknown. */
  readonly exchangeRate: ExchangeRate | null;
  readonly payments: readonly Payment[];
  /** The buyer; null for the placeholder customer. */
  readonly buyer: Buyer | null;
  /** Whether the buyer owes the VAT. */
  readonly isReverseCharge: boolean;
  readonly notes: string;
  /** The document fields; left out for a plain sale. */
  readonly document?: SaleDocument;
}

/** Facts about the invoice that do not depend on the cart. */
export interface Circumstances {
  readonly isIssuerInVat: boolean;
  /**
   * The VAT rates that the business uses; if left out, all legal rates. For a business outside VAT they have
   * no effect.
   */
  readonly usedVatIds?: readonly string[];
  /** Only a corrective invoice may have a negative total. */
  readonly isCorrective: boolean;
  /** The day of issue in Tirana. */
  readonly day: string;
  /** If left out, the limits of the law apply. */
  readonly cashLimits?: readonly CashLimit[];
}
