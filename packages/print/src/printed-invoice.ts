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

/** What a document is called; its name in each language is the label of the same key. */
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

/** Hundredths. */
export interface PrintedSums {
  readonly withoutVat: Money;
  /**
   * Null where the document says nothing of VAT: it then tells one total and no more. Under reverse charge the buyer owes
   * it to the state, and it is in no total.
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
  /** Thousandths. */
  readonly quantity: Quantity;
  /** Hundredths of a percent. */
  readonly discount: Percent;
  /** Whether the discount is taken off what is taxed; else it is only told. */
  readonly lowersTaxBase: boolean;
  readonly vatPercent: bigint | null;
  readonly exemption: VatExemption | null;
  /** The same in the other currency of the invoice; null where there is none, or where it is not known. */
  readonly inCurrency: PrintedLineAmounts | null;
}

/** All lines of one rate or of one exemption, in lek. */
export interface PrintedTaxGroup extends PrintedSums {
  readonly vatPercent: bigint | null;
  readonly exemption: VatExemption | null;
}

export interface PrintedCurrency {
  readonly code: string;
  /** Lek for one unit, with eight decimals as a whole number. */
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

/** Another invoice that this one names, and what that one is to it. */
export interface PrintedReference {
  readonly relation: keyof Phrases['print']['references'];
  readonly iic: string;
  readonly number: string | null;
  readonly issuedAt: Date;
}

/** What an invoice says that goes through the central platform too. */
export interface PrintedEInvoice {
  /** Null until the central platform gave it. */
  readonly eic: string | null;
  readonly process: ProcessOption;
  readonly typeCode: InvoiceTypeCode;
  readonly transporter: EInvoiceParty | null;
  readonly payee: EInvoiceParty | null;
  readonly taxRepresentative: EInvoiceParty | null;
}

/** Everything an invoice shows on paper, and nothing it does not. */
export interface PrintedInvoice {
  readonly kind: DocumentKind;
  /** Null for what has none, a pro-forma. */
  readonly number: string | null;
  readonly issuedAt: Date;
  /** Why the business issues it in the place of whoever sells to it: the two then change places on paper. */
  readonly selfIssue: SelfIssueType | null;
  /** The business, also where it is the one that buys. */
  readonly seller: PrintedSeller;
  /** Whoever the business deals with. */
  readonly buyer: PrintedBuyer | null;
  readonly businessUnitCode: string;
  /** Null for what is not paid in cash. */
  readonly cashDeviceCode: string | null;
  readonly operatorCode: string;
  readonly operatorName: string | null;
  readonly softwareCode: string;
  readonly lines: readonly PrintedLine[];
  readonly taxGroups: readonly PrintedTaxGroup[];
  /** In lek. */
  readonly totals: PrintedSums;
  /** Null where the invoice is in lek. */
  readonly currency: PrintedCurrency | null;
  /** Whether currency is bought from the customer, not sold. */
  readonly isBuying: boolean;
  readonly isReverseCharge: boolean;
  readonly payments: readonly PrintedPayment[];
  /** What the buyer got back, in the currency of the invoice. */
  readonly change: Money;
  /** Days, 2026-11-15. */
  readonly supplyPeriod: { readonly start: string; readonly end: string } | null;
  readonly payDeadline: string | null;
  readonly bankAccounts: readonly PrintedBankAccount[];
  readonly notes: string;
  readonly references: readonly PrintedReference[];
  /** Why it was entered later than it was made; null for what was not. */
  readonly lateReason: LateReason | null;
  /** NSLF; null for a document that is not fiscal. */
  readonly iic: string | null;
  /** NIVF; null until the tax authority gave it. */
  readonly fic: string | null;
  /** Null for an invoice that does not go through the central platform. */
  readonly eInvoice: PrintedEInvoice | null;
  /** Where anyone can look the invoice up; null for a document that is not fiscal. */
  readonly verificationAddress: string | null;
  /** Null where none is wanted. */
  readonly paymentQr: string | null;
  readonly isCopy: boolean;
  /** Whether it waits for its NIVF. */
  readonly isPending: boolean;
  /** Whether it left the books, and waits for no NIVF. */
  readonly isRetracted?: boolean;
  /** Whether VAT is told by rate. */
  readonly hasVatSection: boolean;
}

export interface InvoicePdfOptions {
  readonly language: Language;
}

/** Paper of a receipt printer, in millimetres. */
export type RollWidth = 58 | 80;

export interface ReceiptPdfOptions extends InvoicePdfOptions {
  readonly width: RollWidth;
}

export interface BulkPdfOptions extends InvoicePdfOptions {
  readonly paper: 'A4' | RollWidth;
}
