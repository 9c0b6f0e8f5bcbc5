import type { InvoiceTypeCode, ProcessOption } from '../sales/invoice-types.ts';

/** When the VAT falls due: on issue, on delivery, or on payment (UNTDID 2005). */
export const taxPointOptions = ['3', '35', '432'] as const;
export type TaxPointOption = (typeof taxPointOptions)[number];

/** A further party of the invoice, besides seller and buyer. */
export interface EInvoiceParty {
  readonly name: string;
  readonly idNumber: string;
  readonly address: string;
  readonly town: string;
  readonly country: string;
}

/** The data of a card payment for goods ordered remotely. */
export interface CardPayment {
  readonly orderId: string;
  readonly authCode: string;
  readonly tranType: string;
  /** The card number with most digits masked. */
  readonly maskedPan: string;
  readonly email: string;
  readonly tel: string;
}

/** The e-invoice fields that a plain invoice does not have. */
export interface EInvoiceDetails {
  /** If null, the server derives the code from the kind of document. */
  readonly invoiceType: InvoiceTypeCode | null;
  readonly process: ProcessOption | null;
  readonly taxPoint: TaxPointOption | null;
  /** The day on which the VAT falls due; null if a rule is chosen instead. */
  readonly taxPointDate: string | null;
  readonly transporter: EInvoiceParty | null;
  readonly payee: EInvoiceParty | null;
  readonly taxRepresentative: EInvoiceParty | null;
  readonly cardPayment: CardPayment | null;
  /** The ids of uploaded files. */
  readonly files: readonly string[];
  /** The bank account for the payment; null for the first one in the currency of the invoice, or else the first one. */
  readonly accountId: string | null;
}

/** The default of every e-invoice field. */
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
