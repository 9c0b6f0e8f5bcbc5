/** A rule that the document breaks: its EN 16931 code and the path. */
export interface BrokenRule {
  readonly code: string;
  /** From the document root: `InvoiceLine[3]/Price/PriceAmount`. */
  readonly path: string;
}

/** A code or number with its scheme. */
export interface Identifier {
  readonly value: string;
  readonly scheme?: string | undefined;
}

export interface Quantity {
  readonly value: string;
  /** Unit code of UN/ECE Recommendation 20 or 21. */
  readonly unit?: string | undefined;
}

export interface PostalAddress {
  readonly street?: string | undefined;
  readonly additionalStreet?: string | undefined;
  readonly town?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly region?: string | undefined;
  readonly addressLine?: string | undefined;
  /** ISO 3166-1, two letters. */
  readonly country: string;
}

export interface TaxRegistration {
  readonly id: string;
  /** `VAT` for a party registered for VAT, otherwise another scheme, here `FRE`. */
  readonly scheme: string;
}

export interface Contact {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

export interface Party {
  /** Electronic address for e-invoices: the NUIS with scheme 9923. */
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
  /** When the tax becomes due: 3 on issue, 35 on delivery, 432 on payment. Only for a document, not for a line. */
  readonly taxPointCode?: string | undefined;
}

/** In corrections, bad debts and summaries the number is the IIC of the earlier invoice. */
export interface PrecedingInvoice {
  readonly number: string;
  readonly issueDate?: string | undefined;
}

export interface AttachedFile {
  /** Base64. */
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
  /** Only in a credit note, which has no due date of its own. */
  readonly dueDate?: string | undefined;
  /** Fiscal name of the payment method: `ACCOUNT`, `COMPENSATION`. */
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

/** Tax category (UNCL 5305) and rate in percent; no rate if out of scope. */
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
  /** Empty in the additional total that gives the tax in another currency. */
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
  /** Net of tax, after the discount. */
  readonly amount: string;
  /** Quantity that the price applies to; default one. */
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
  /** P1 to P12. */
  readonly process?: string | undefined;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate?: string | undefined;
  /** UNTDID 1001. */
  readonly typeCode: string;
  /** Includes the fiscal facts, written and read in fiscal-notes.ts. */
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
  /** Set by `readDocument`: rules that the XML breaks where the fields do not show it. Left out if there are none. */
  readonly malformed?: readonly BrokenRule[] | undefined;
}
