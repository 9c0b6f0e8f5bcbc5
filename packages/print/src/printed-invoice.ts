import type {
  ClientIdType,
  EInvoiceParty,
  ExchangeRate,
  InvoiceTypeCode,
  LateReason,
  Money,
  PaymentMethod,
  Percent,
  ProcessOption,
  Quantity,
  SelfIssueType,
  VatExemption,
} from '@tezga/domain';
import type { Language, Phrases } from '@tezga/phrases';

/** The kind of document; its title in each language is the label with the same key. */
export type DocumentKind = Extract<
  keyof Phrases['print']['labels'],
  | 'invoice'
  | 'taxInvoice'
  | 'cashInvoice'
  | 'nonCashInvoice'
  | 'eInvoice'
  | 'proForma'
  | 'order'
  | 'debitNote'
  | 'creditNote'
  | 'correctiveNote'
  | 'selfInvoice'
  | 'summaryInvoice'
  | 'badDebtInvoice'
  | 'advanceInvoice'
  | 'finalInvoice'
>;

export interface PrintedSeller {
  readonly name: string;
  readonly nuis: string;
  readonly address: string;
  readonly town: string;
  /** The country as a three-letter code. */
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  /** The bytes of a PNG or a JPEG. */
  readonly logo: Uint8Array | null;
}

export interface PrintedBuyer {
  readonly idType: ClientIdType;
  readonly idNumber: string;
  readonly name: string;
  readonly address: string;
  readonly town: string;
  readonly country: string;
}

export interface PrintedSums {
  readonly withoutVat: Money;
  /**
   * The VAT; null if the document has none and shows a single total. Under reverse charge the buyer owes the
   * VAT to the state, and no total includes it.
   */
  readonly vat: Money | null;
  readonly withVat: Money;
}

export interface PrintedLineAmounts extends PrintedSums {
  readonly unitPriceWithoutVat: Money;
  readonly unitPriceWithVat: Money;
}

/** A line; its amounts are in lek. */
export interface PrintedLine extends PrintedLineAmounts {
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  readonly quantity: Quantity;
  readonly discount: Percent;
  /** True if the discount reduces the taxable amount; otherwise the discount is only shown. */
  readonly lowersTaxBase: boolean;
  readonly vatPercent: bigint | null;
  readonly exemption: VatExemption | null;
  /** The amounts in the foreign currency of the invoice; null if it has none, or if they are unknown. */
  readonly inCurrency: PrintedLineAmounts | null;
}

/** The sums of all lines with one VAT rate or one exemption, in lek. */
export interface PrintedTaxGroup extends PrintedSums {
  readonly vatPercent: bigint | null;
  readonly exemption: VatExemption | null;
}

export interface PrintedCurrency {
  readonly code: string;
  /** The value of one unit of the currency in lek. */
  readonly exchangeRate: ExchangeRate;
  readonly totals: PrintedSums;
}

export interface PrintedPayment {
  readonly method: PaymentMethod;
  /** The amount in lek. */
  readonly amount: Money;
  readonly inCurrency: Money | null;
  /** The number of the company card or of the vouchers; null for other methods. */
  readonly details: string | null;
}

export interface PrintedBankAccount {
  readonly bank: string;
  readonly iban: string;
  readonly swift: string;
  readonly currency: string;
}

/** Another invoice that this invoice refers to, and how the two are related. */
export interface PrintedReference {
  readonly relation: keyof Phrases['print']['references'];
  readonly iic: string;
  readonly number: string | null;
  readonly issuedAt: Date;
}

/** Facts of an e-invoice. */
export interface PrintedEInvoice {
  /** The EIC; null until the central platform assigns it. */
  readonly eic: string | null;
  readonly process: ProcessOption;
  readonly typeCode: InvoiceTypeCode;
  readonly transporter: EInvoiceParty | null;
  readonly payee: EInvoiceParty | null;
  readonly taxRepresentative: EInvoiceParty | null;
}

/** All data printed on an invoice. */
export interface PrintedInvoice {
  readonly kind: DocumentKind;
  /** The number; null for a pro-forma, which has none. */
  readonly number: string | null;
  readonly issuedAt: Date;
  /** Why the invoice is self-issued; seller and buyer are then swapped on paper. Null for a usual invoice. */
  readonly selfIssue: SelfIssueType | null;
  /** The business that issues the document, even if it is the buyer. */
  readonly seller: PrintedSeller;
  /** The party other than the business; null if the invoice names none. */
  readonly buyer: PrintedBuyer | null;
  readonly businessUnitCode: string;
  /** The TCR code; null for an invoice that is not paid in cash. */
  readonly cashDeviceCode: string | null;
  readonly operatorCode: string;
  readonly operatorName: string | null;
  readonly softwareCode: string;
  readonly lines: readonly PrintedLine[];
  readonly taxGroups: readonly PrintedTaxGroup[];
  /** The totals in lek. */
  readonly totals: PrintedSums;
  /** The foreign currency; null if the invoice is in lek. */
  readonly currency: PrintedCurrency | null;
  /** True if the business buys currency from the customer. */
  readonly isBuying: boolean;
  readonly isReverseCharge: boolean;
  readonly payments: readonly PrintedPayment[];
  /** The change for the buyer, in the currency of the invoice. */
  readonly change: Money;
  /** The first and last day of the supply, such as 2026-11-15. */
  readonly supplyPeriod: { readonly start: string; readonly end: string } | null;
  readonly payDeadline: string | null;
  readonly bankAccounts: readonly PrintedBankAccount[];
  readonly notes: string;
  readonly references: readonly PrintedReference[];
  /** Why the invoice was entered later than it was issued; null for a usual invoice. */
  readonly lateReason: LateReason | null;
  /** The NSLF; null for a document that is not fiscal. */
  readonly iic: string | null;
  /** The NIVF; null until the tax authority assigns it. */
  readonly fic: string | null;
  /** Null if the invoice is not an e-invoice. */
  readonly eInvoice: PrintedEInvoice | null;
  /** URL where anyone can check the invoice; null for a document that is not fiscal. */
  readonly verificationAddress: string | null;
  /** The content of the QR code for payment; null if the setting of the business is off. */
  readonly paymentQr: string | null;
  readonly isCopy: boolean;
  /** True while the NIVF is missing. */
  readonly isPending: boolean;
  /** True if the invoice was retracted, so that it gets no NIVF. */
  readonly isRetracted?: boolean;
  /** True if VAT is printed by rate. */
  readonly hasVatSection: boolean;
}

export interface InvoicePdfOptions {
  readonly language: Language;
}

/** The paper width of a receipt printer in millimetres. */
export type RollWidth = 58 | 80;

export interface ReceiptPdfOptions extends InvoicePdfOptions {
  readonly width: RollWidth;
}

export interface BulkPdfOptions extends InvoicePdfOptions {
  readonly paper: 'A4' | RollWidth;
}
