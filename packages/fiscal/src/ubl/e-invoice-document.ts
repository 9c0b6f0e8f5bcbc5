/** A rule that the document breaks: its EN 16931 code and the path. */
export interface BrokenRule {
  readonly code: string;
  /** The path from the document root, such as `InvoiceLine[3]/Price/PriceAmount`. */
  readonly path: string;
}

/** A code or number with its scheme. */
export interface Identifier {
  readonly value: string;
  readonly scheme?: string | undefined;
}

export interface Quantity {
  readonly value: string;
  /** The unit code of UN/ECE Recommendation 20 or 21. */
  readonly unit?: string | undefined;
}

export interface PostalAddress {
  readonly street?: string | undefined;
  readonly additionalStreet?: string | undefined;
  readonly town?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly region?: string | undefined;
  readonly addressLine?: string | undefined;
  /** The country code of ISO 3166-1 with two letters. */
  readonly country: string;
}

export interface TaxRegistration {
  readonly id: string;
  /** `VAT` if the party is registered for VAT, otherwise another scheme; ours is `FRE`. */
  readonly scheme: string;
}

export interface Contact {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

export interface Party {
  /** The electronic address for e-invoices: the NUIS with scheme 9923. */
  readonly endpoint?: Identifier | undefined;
  readonly identifiers: readonly Identifier[];
  readonly tradingName?: string | undefined;
  readonly address?: PostalAddress | undefined;
  readonly taxRegistrations: readonly TaxRegistration[];
  readonly name: string;
  readonly companyId?: Identifier | undefined;
  readonly legalForm?: string | undefined;
  readonly contact?: Contact | undefined;
}

export interface Payee {
  readonly identifiers: readonly Identifier[];
  readonly name: string;
  readonly companyId?: Identifier | undefined;
}

export interface TaxRepresentative {
  readonly name: string;
  readonly address?: PostalAddress | undefined;
  readonly taxRegistrations: readonly TaxRegistration[];
}

export interface Period {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  /**
   * When the tax becomes due: 3 on issue, 35 on delivery, 432 on payment. Only documents have it, lines do
   * not.
   */
  readonly taxPointCode?: string | undefined;
}

/**
 * An earlier invoice that this one refers to. In corrections, bad debts and summaries the number is the IIC
 * of that invoice.
 */
export interface PrecedingInvoice {
  readonly number: string;
  readonly issueDate?: string | undefined;
}

export interface AttachedFile {
  /** The content as base64. */
  readonly content: string;
  readonly mimeCode?: string | undefined;
  readonly fileName?: string | undefined;
}

export interface Attachment {
  readonly id: Identifier;
  readonly typeCode?: string | undefined;
  readonly description?: string | undefined;
  readonly file?: AttachedFile | undefined;
  readonly address?: string | undefined;
}

export interface Delivery {
  readonly date?: string | undefined;
  readonly locationId?: Identifier | undefined;
  readonly address?: PostalAddress | undefined;
  readonly name?: string | undefined;
}

export interface PaymentMeans {
  readonly code: string;
  /** Only used in a credit note, where the due date is part of the payment means. */
  readonly dueDate?: string | undefined;
  /** The fiscal name of the payment method, such as `ACCOUNT` or `COMPENSATION`. */
  readonly instruction?: string | undefined;
  readonly reference?: string | undefined;
  readonly card?: Card | undefined;
  readonly account?: FinancialAccount | undefined;
}

export interface Card {
  readonly number: string;
  readonly network: string;
  readonly holder?: string | undefined;
}

export interface FinancialAccount {
  readonly iban: string;
  readonly name?: string | undefined;
  readonly swift?: string | undefined;
}

/** A tax category (UNCL 5305) and its rate in percent; without a rate if it is out of scope. */
export interface TaxTreatment {
  readonly category: string;
  readonly rate?: string | undefined;
}

export interface AllowanceOrCharge {
  readonly isCharge: boolean;
  readonly reasonCode?: string | undefined;
  readonly reason?: string | undefined;
  readonly percent?: string | undefined;
  readonly amount: string;
  readonly baseAmount?: string | undefined;
}

export interface DocumentAllowanceOrCharge extends AllowanceOrCharge {
  readonly tax: TaxTreatment;
}

export interface TaxSubtotal extends TaxTreatment {
  readonly taxableAmount: string;
  readonly taxAmount: string;
  readonly exemptionCode?: string | undefined;
  readonly exemptionReason?: string | undefined;
}

export interface TaxTotal {
  readonly amount: { readonly value: string; readonly currency?: string | undefined };
  /**
   * The entries by category and rate; empty in the second total, which only states the tax in the tax
   * currency.
   */
  readonly breakdown: readonly TaxSubtotal[];
}

export interface DocumentTotals {
  readonly lines: string;
  readonly allowances?: string | undefined;
  readonly charges?: string | undefined;
  readonly withoutTax: string;
  readonly withTax: string;
  readonly prepaid?: string | undefined;
  readonly rounding?: string | undefined;
  readonly payable: string;
}

export interface Item {
  readonly description?: string | undefined;
  readonly name: string;
  readonly buyerCode?: string | undefined;
  readonly sellerCode?: string | undefined;
  readonly standardCode?: Identifier | undefined;
  readonly originCountry?: string | undefined;
  readonly classifications: readonly Identifier[];
  readonly tax: TaxTreatment;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
}

export interface Price {
  /** The price without tax, after the discount. */
  readonly amount: string;
  /** The quantity that the price is for; one if left out. */
  readonly baseQuantity?: Quantity | undefined;
  readonly discount?: { readonly amount: string; readonly grossPrice?: string | undefined } | undefined;
}

export interface DocumentLine {
  readonly id: string;
  readonly note?: string | undefined;
  readonly quantity: Quantity;
  readonly netAmount: string;
  readonly accountingCost?: string | undefined;
  readonly period?: Period | undefined;
  readonly orderLine?: string | undefined;
  readonly allowancesAndCharges: readonly AllowanceOrCharge[];
  readonly item: Item;
  readonly price: Price;
}

/**
 * An invoice or credit note by EN 16931. Numbers are exact decimal texts. A required field that a received document
 * lacks is an empty text, so that `checkDocument` can report the broken rule.
 */
export interface EInvoiceDocument {
  readonly kind: 'invoice' | 'creditNote';
  readonly specification: string;
  /** The business process, P1 to P12. */
  readonly process?: string | undefined;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate?: string | undefined;
  /** The type code of UNTDID 1001. */
  readonly typeCode: string;
  /** The notes, including the facts of the fiscal invoice (fiscal-notes.ts writes and reads them). */
  readonly notes: readonly string[];
  readonly taxPointDate?: string | undefined;
  readonly currency: string;
  readonly taxCurrency?: string | undefined;
  readonly accountingCost?: string | undefined;
  readonly buyerReference?: string | undefined;
  readonly period?: Period | undefined;
  readonly orderNumber?: string | undefined;
  readonly salesOrderNumber?: string | undefined;
  readonly precedingInvoices: readonly PrecedingInvoice[];
  readonly despatchAdvice?: string | undefined;
  readonly receivingAdvice?: string | undefined;
  readonly tender?: string | undefined;
  readonly contract?: string | undefined;
  readonly attachments: readonly Attachment[];
  readonly seller: Party;
  readonly buyer: Party;
  readonly payee?: Payee | undefined;
  readonly taxRepresentative?: TaxRepresentative | undefined;
  readonly delivery?: Delivery | undefined;
  readonly paymentMeans: readonly PaymentMeans[];
  readonly paymentTerms?: string | undefined;
  readonly allowancesAndCharges: readonly DocumentAllowanceOrCharge[];
  readonly taxTotals: readonly TaxTotal[];
  readonly totals: DocumentTotals;
  readonly lines: readonly DocumentLine[];
  /**
   * Set by `readDocument`: broken rules that are visible only in the XML and not in the fields. Left out if
   * there are none.
   */
  readonly malformed?: readonly BrokenRule[] | undefined;
}
