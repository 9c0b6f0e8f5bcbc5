import type {
  Buyer,
  InvoiceClass,
  InvoiceFilter,
  PaymentMethod,
  SaleDocument,
  VatExemption,
} from '@tezga/domain';
import type { Seller } from './sale-circumstances.ts';

/** What lists show of an invoice. What stands in the database as JSON has its amounts as text. */
export interface ListedRow {
  readonly id: string;
  readonly saleId: string;
  readonly type: InvoiceClass;
  readonly class: InvoiceFilter;
  readonly numberText: string;
  readonly issuedAt: Date;
  readonly shopName: string;
  readonly tillId: string;
  readonly tillName: string;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly customerId: string | null;
  readonly buyerName: string;
  readonly buyerIdNumber: string;
  readonly clientCode: string;
  readonly currency: string;
  readonly withoutVat: bigint;
  readonly vat: bigint;
  readonly withVat: bigint;
  readonly inCurrency: KeptSums | null;
  readonly payments: readonly KeptPayment[];
  readonly lineCount: number;
  readonly cost: bigint;
  readonly iic: string;
  readonly isEInvoice: boolean;
}

/** All of it but its lines. */
export interface WholeRow extends ListedRow {
  readonly number: bigint;
  readonly businessUnitCode: string;
  readonly tcrCode: string;
  readonly softwareCode: string;
  readonly operatorCode: string;
  readonly seller: Seller;
  readonly buyer: Buyer | null;
  readonly isIssuerInVat: boolean;
  readonly hasVat: boolean;
  readonly isReverseCharge: boolean;
  /** Lek for one unit. */
  readonly exchangeRate: string;
  readonly exportOfGoods: bigint | null;
  /** What was sold under a margin scheme. */
  readonly markUp: bigint | null;
  readonly sameTaxes: readonly KeptSameTax[];
  /** In the currency of the invoice. */
  readonly changeGiven: bigint;
  readonly notes: string;
  readonly payDeadline: string | null;
  /** The VAT that the buyer owes in the place of the seller. */
  readonly owedVat: bigint;
  /** Null for a plain sale. */
  readonly document: SaleDocument | null;
}

export interface KeptSums {
  readonly withoutVat: string;
  readonly vat: string;
  readonly withVat: string;
  /** Left out in what was kept before anybody but the seller owed VAT. */
  readonly owedVat?: string;
}

export interface KeptPayment {
  readonly method: PaymentMethod;
  /** In the currency of the invoice. */
  readonly amount: string;
  readonly amountInLek: string;
  readonly companyCard: string | null;
  readonly vouchers: readonly string[];
}

export interface KeptSameTax {
  readonly lineCount: number;
  readonly vatPercent: string | null;
  readonly exemption: string | null;
  readonly withoutVat: string;
  readonly vat: string;
  readonly owedVat?: string;
}

export interface LineRow {
  readonly place: number;
  readonly articleId: string | null;
  readonly name: string;
  readonly sku: string;
  readonly barcode: string;
  readonly unit: string;
  readonly quantity: bigint;
  readonly unitPriceWithoutVat: bigint;
  readonly unitPriceWithVat: bigint;
  readonly discount: number;
  readonly lowersTaxBase: boolean;
  readonly vatPercent: number | null;
  readonly exemption: VatExemption | null;
  readonly withoutVat: bigint;
  readonly vat: bigint;
  readonly withVat: bigint;
  readonly owedVat: bigint;
  /** The line of the corrected invoice that this one takes back; null for any other. */
  readonly correctsPlace: number | null;
  /** What its goods cost. */
  readonly cost: bigint;
  readonly inCurrency: (KeptSums & { unitPriceWithoutVat: string; unitPriceWithVat: string }) | null;
  /** What it ends of advances; null where that is nothing. */
  readonly ended: readonly KeptEnded[] | null;
}

export interface KeptEnded {
  readonly advanceId: string;
  readonly customerId: string | null;
  readonly net: string;
  readonly netInLek: string;
}

/** The number of a company card, or of vouchers. */
export function paymentDetails({ companyCard, vouchers }: KeptPayment): string {
  return [companyCard ?? '', ...vouchers].filter((part) => part !== '').join(', ');
}
