import type {
  Buyer,
  InvoiceClass,
  InvoiceFilter,
  Money,
  PaymentMethod,
  Quantity,
  SaleDocument,
  VatExemption,
} from '@tezga/domain';
import type { Seller } from './sale-circumstances.ts';

/** The columns of an invoice that lists show. Amounts inside JSON columns are text. */
export interface ListedRow {
  readonly id: string;
  readonly saleId: string;
  readonly type: InvoiceClass;
  readonly class: InvoiceFilter;
  readonly numberText: string;
  readonly issuedAt: Date;
  readonly shopId: string;
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
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
  readonly inCurrency: StoredSums | null;
  readonly payments: readonly StoredPayment[];
  readonly lineCount: number;
  readonly cost: Money;
  readonly iic: string;
  readonly isEInvoice: boolean;
  readonly payDeadline: string | null;
  /** The debt of the buyer in the currency of the invoice, with its corrections; null if there is none. */
  readonly charged: Money | null;
  /** The unpaid part of the debt. */
  readonly open: Money | null;
}

/** All columns of an invoice; its lines have the type `LineRow`. */
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
  /** Lek for one unit of the currency. */
  readonly exchangeRate: string;
  readonly exportOfGoods: Money | null;
  /** Total of the lines sold under a margin scheme. */
  readonly markUp: Money | null;
  readonly sameTaxes: readonly StoredSameTax[];
  /** In the currency of the invoice. */
  readonly changeGiven: Money;
  readonly notes: string;
  /** The VAT that the buyer owes instead of the seller (reverse charge). */
  readonly owedVat: Money;
  /** Null for a plain sale. */
  readonly document: SaleDocument | null;
}

export interface StoredSums {
  readonly withoutVat: string;
  readonly vat: string;
  readonly withVat: string;
  /** Absent in rows from before the server supported reverse charge. */
  readonly owedVat?: string;
}

export interface StoredPayment {
  readonly method: PaymentMethod;
  /** In the currency of the invoice. */
  readonly amount: string;
  readonly amountInLek: string;
  readonly companyCard: string | null;
  readonly vouchers: readonly string[];
}

export interface StoredSameTax {
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
  readonly quantity: Quantity;
  readonly unitPriceWithoutVat: Money;
  readonly unitPriceWithVat: Money;
  readonly discount: number;
  readonly lowersTaxBase: boolean;
  readonly vatPercent: number | null;
  readonly exemption: VatExemption | null;
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
  readonly owedVat: Money;
  /** The line of the corrected invoice that this line takes back; null for any other line. */
  readonly correctsPlace: number | null;
  /** The cost of the goods of the line. */
  readonly cost: Money;
  readonly inCurrency: (StoredSums & { unitPriceWithoutVat: string; unitPriceWithVat: string }) | null;
  /** The parts of advances that this line settles; null if there are none. */
  readonly ended: readonly StoredEndedAdvance[] | null;
}

export interface StoredEndedAdvance {
  readonly advanceId: string;
  readonly customerId: string | null;
  readonly net: string;
  readonly netInLek: string;
}

/** The number of a company card, or of vouchers. */
export function paymentDetails({ companyCard, vouchers }: StoredPayment): string {
  return [companyCard ?? '', ...vouchers].filter((part) => part !== '').join(', ');
}
