import type { InvoiceTypeCode, ProcessOption } from '../sales/invoice-types.ts';

/** When the VAT falls due: on issue, on delivery, or on payment (UNTDID 2005). */
export const taxPointOptions = ['3', '35', '432'] as const;
export type TaxPointOption = (typeof taxPointOptions)[number];

/** Whoever else has a part in the invoice. */
export interface EInvoiceParty {
  readonly name: string;
  readonly idNumber: string;
  readonly address: string;
  readonly town: string;
  readonly country: string;
}

/** What a payment by card left behind, where the goods were ordered far away. */
export interface CardPayment {
  readonly orderId: string;
  readonly authCode: string;
  readonly tranType: string;
  /** Never the whole number. */
  readonly maskedPan: string;
  readonly email: string;
  readonly tel: string;
}

/** What an e-invoice says beyond the invoice itself. */
export interface EInvoiceDetails {
  /** Null where the kind of document says it. */
  readonly invoiceType: InvoiceTypeCode | null;
  readonly process: ProcessOption | null;
  readonly taxPoint: TaxPointOption | null;
  /** A day instead of a rule; never beside one. */
  readonly taxPointDate: string | null;
  readonly transporter: EInvoiceParty | null;
  readonly payee: EInvoiceParty | null;
  readonly taxRepresentative: EInvoiceParty | null;
  readonly cardPayment: CardPayment | null;
  /** Files that were uploaded before. */
  readonly files: readonly string[];
  /** Where to pay; null for the first account of the business in the currency. */
  readonly accountId: string | null;
}

/** An e-invoice that says nothing beyond its invoice. */
export const usualEInvoice: EInvoiceDetails = {
  invoiceType: null,
  process: null,
  taxPoint: null,
  taxPointDate: null,
  transporter: null,
  payee: null,
  taxRepresentative: null,
  cardPayment: null,
  files: [],
  accountId: null,
};
