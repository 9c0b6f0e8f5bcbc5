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

/** Kind of document; the label with the same key is its title in each language. */
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
  /** Three letters. */
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
   * Null if the document has no VAT: it then shows a single total. Under reverse charge the buyer owes the VAT to the
   * state, and no total includes it.
   */
  readonly vat: Money | null;
  readonly withVat: Money;
}

export interface PrintedLineAmounts extends PrintedSums {
  readonly unitPriceWithoutVat: Money;
  readonly unitPriceWithVat: Money;
}

/** The amounts are in lek. */
export interface PrintedLine extends PrintedLineAmounts {
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  readonly quantity: Quantity;
  readonly discount: Percent;
  /** True if the discount lowers the taxable amount; otherwise it is only shown. */
  readonly lowersTaxBase: boolean;
  readonly vatPercent: bigint | null;
  readonly exemption: VatExemption | null;
  /** Amounts in the other currency of the invoice; null if there is none or the amounts are unknown. */
  readonly inCurrency: PrintedLineAmounts | null;
}

/** Sums of all lines with one rate or one exemption, in lek. */
export interface PrintedTaxGroup extends PrintedSums {
  readonly vatPercent: bigint | null;
  readonly exemption: VatExemption | null;
}

export interface PrintedCurrency {
  readonly code: string;
  /** Lek per unit. */
  readonly exchangeRate: ExchangeRate;
  readonly totals: PrintedSums;
}

export interface PrintedPayment {
  readonly method: PaymentMethod;
  /** In lek. */
  readonly amount: Money;
  readonly inCurrency: Money | null;
  /** The number of a company card or of vouchers. */
  readonly details: string | null;
}

export interface PrintedBankAccount {
  readonly bank: string;
  readonly iban: string;
  readonly swift: string;
  readonly currency: string;
}

/** Another invoice that this one refers to, and their relation. */
export interface PrintedReference {
  readonly relation: keyof Phrases['print']['references'];
  readonly iic: string;
  readonly number: string | null;
  readonly issuedAt: Date;
}

/** Facts of an e-invoice. */
export interface PrintedEInvoice {
  /** Null until the central platform assigns the EIC. */
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
  /** Null for a pro-forma, which has no number. */
  readonly number: string | null;
  readonly issuedAt: Date;
  /** Reason for a self-issued invoice; seller and buyer then swap places on paper. */
  readonly selfIssue: SelfIssueType | null;
  /** The business, also if it is the buyer. */
  readonly seller: PrintedSeller;
  /** The party other than the business; null if the invoice names none. */
  readonly buyer: PrintedBuyer | null;
  readonly businessUnitCode: string;
  /** Null for an invoice that is not paid in cash. */
  readonly cashDeviceCode: string | null;
  readonly operatorCode: string;
  readonly operatorName: string | null;
  readonly softwareCode: string;
  readonly lines: readonly PrintedLine[];
  readonly taxGroups: readonly PrintedTaxGroup[];
  /** In lek. */
  readonly totals: PrintedSums;
  /** Null if the invoice is in lek. */
  readonly currency: PrintedCurrency | null;
  /** True if the business buys currency from the customer. */
  readonly isBuying: boolean;
  readonly isReverseCharge: boolean;
  readonly payments: readonly PrintedPayment[];
  /** Change given to the buyer, in the invoice currency. */
  readonly change: Money;
  /** Dates such as 2026-11-15. */
  readonly supplyPeriod: { readonly start: string; readonly end: string } | null;
  readonly payDeadline: string | null;
  readonly bankAccounts: readonly PrintedBankAccount[];
  readonly notes: string;
  readonly references: readonly PrintedReference[];
  /** Why the invoice was entered later than issued; null if it was not. */
  readonly lateReason: LateReason | null;
  /** NSLF; null for a document that is not fiscal. */
  readonly iic: string | null;
  /** NIVF; null until the tax authority assigns it. */
  readonly fic: string | null;
  /** Null for an invoice that is not an e-invoice. */
  readonly eInvoice: PrintedEInvoice | null;
  /** URL where anyone can check the invoice; null for a document that is not fiscal. */
  readonly verificationAddress: string | null;
  /** Content of the payment QR code; null if the business does not use one. */
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

/** Paper width of a receipt printer in millimetres. */
export type RollWidth = 58 | 80;

export interface ReceiptPdfOptions extends InvoicePdfOptions {
  readonly width: RollWidth;
}

export interface BulkPdfOptions extends InvoicePdfOptions {
  readonly paper: 'A4' | RollWidth;
}
