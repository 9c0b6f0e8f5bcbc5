import type { ExchangeRate, Money, Percent, Quantity } from '../amounts.ts';
import type { ClientIdType } from '../tax-ids.ts';
import type { CashLimit } from './cash-limits.ts';
import type { SelfIssueType } from './invoice-types.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { VatExemption } from './vat-exemptions.ts';

/** The rate of VAT in whole percent, or the reason why there is none. */
export type LineTax = { readonly percent: bigint } | { readonly exemption: VatExemption };

export interface CartLine {
  /** Null for what is sold without being an article. */
  readonly articleId: string | null;
  readonly name: string;
  readonly sku: string;
  readonly barcode: string;
  readonly unit: string;
  readonly quantity: Quantity;
  /** In the currency of the cart. */
  readonly unitPrice: Money;
  readonly tax: LineTax;
  readonly discount: Percent;
  /** False for a discount that leaves what is taxed, and the fiscal invoice with it, as it is. */
  readonly lowersTaxBase: boolean;
  /** What of it an advance has taxed already, as the price is meant; left out where there was none. */
  readonly prepaid?: Money;
}

export interface Payment {
  readonly method: PaymentMethod;
  /** In the currency of the cart. */
  readonly amount: Money;
  /** The number of a company card, for COMPANY. */
  readonly companyCard: string | null;
  /** The numbers of single-use vouchers, for SVOUCHER. */
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

/** What an invoice is beyond a plain sale. */
export interface SaleDocument {
  /** Why the business issues it in the place of whoever sells to it. */
  readonly selfIssue: SelfIssueType | null;
  /** The first and the last day of what was supplied. */
  readonly supply: { readonly start: string; readonly end: string } | null;
  /** Money taken before anything was supplied. */
  readonly isAdvance: boolean;
  /** Whether currency is bought from the customer, not sold. */
  readonly isBuying: boolean;
}

/** What someone wants to buy or give back, as it is typed. */
export interface Cart {
  readonly lines: readonly CartLine[];
  /** Whether VAT is in the prices, or comes on top. */
  readonly pricesIncludeVat: boolean;
  readonly currency: string;
  /** Lek for one unit; null for lek, and while it is not known. */
  readonly exchangeRate: ExchangeRate | null;
  readonly payments: readonly Payment[];
  /** Null for the placeholder customer. */
  readonly buyer: Buyer | null;
  /** Whether the buyer owes the VAT. */
  readonly isReverseCharge: boolean;
  readonly notes: string;
  /** Left out for a plain sale. */
  readonly document?: SaleDocument;
}

/** What holds for the invoice whatever is in the cart. */
export interface Circumstances {
  readonly isIssuerInVat: boolean;
  /** Only what corrects another invoice goes below zero. */
  readonly isCorrective: boolean;
  /** The day of issue in Tirana. */
  readonly day: string;
  /** Those of the law where there are no others. */
  readonly cashLimits?: readonly CashLimit[];
}
