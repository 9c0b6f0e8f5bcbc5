import { z } from 'zod';

const text = z.string().trim().max(200);

/** Parameters of a QR code. The first three find the invoice, the others are compared with it. */
export const invoiceQuestion = z.object({
  iic: text.regex(/^[0-9a-fA-F]{32}$/),
  tin: text.regex(/^[A-Za-z][0-9]{8}[A-Za-z]$/),
  crtd: text,
  ord: text.optional(),
  bu: text.optional(),
  cr: text.optional(),
  sw: text.optional(),
  prc: text.optional(),
});
export type InvoiceQuestion = z.output<typeof invoiceQuestion>;

export const noteQuestion = z.object({
  wtnic: text.regex(/^[0-9a-fA-F]{32}$/),
  tin: text.regex(/^[A-Za-z][0-9]{8}[A-Za-z]$/),
  crtd: text,
  ord: text.optional(),
  bu: text.optional(),
  sw: text.optional(),
});
export type NoteQuestion = z.output<typeof noteQuestion>;

export interface CheckedParty {
  readonly idType: string;
  readonly idNum: string;
  readonly name: string;
  readonly address: string;
  readonly town: string;
  readonly country: string;
}

/**
 * `GET` or `POST /invoice-check/api/verifyInvoice` with the parameters of the QR code as query or form: the
 * registered invoice. 404 `{ "code": "not-found" }` if there is none, 400 for invalid parameters.
 */
export interface CheckedInvoice {
  readonly iic: string;
  readonly fic: string;
  /** Null if the invoice has no e-invoice. */
  readonly eic: string | null;
  /** Times are in Tirana time, with their offset. */
  readonly dateTimeCreated: string;
  readonly dateTimeReceived: string;
  readonly invoiceNumber: string;
  readonly invoiceOrderNumber: string;
  readonly typeOfInvoice: string;
  readonly businessUnit: string;
  readonly cashRegister: string;
  readonly softwareCode: string;
  readonly operatorCode: string;
  readonly isReverseCharge: boolean;
  readonly correctiveInvoiceType: string | null;
  readonly seller: CheckedParty;
  readonly buyer: CheckedParty | null;
  readonly paymentMethods: readonly { readonly type: string; readonly amount: string }[];
  readonly items: readonly {
    readonly name: string;
    readonly unit: string;
    readonly quantity: string;
    readonly unitPriceAfterVat: string;
    readonly vatRate: string | null;
    readonly priceAfterVat: string;
  }[];
  readonly sameTaxes: readonly {
    readonly vatRate: string | null;
    readonly exemptFromVat: string | null;
    readonly priceBeforeVat: string;
    readonly vatAmount: string | null;
  }[];
  readonly totalPriceWithoutVAT: string;
  readonly totalVATAmount: string | null;
  readonly totalPrice: string;
  /** Parameters of the QR code that differ from the registered invoice, a sign of a forged document. */
  readonly differences: readonly string[];
}

/** `GET` or `POST /invoice-check/api/verifyNote`: the registered accompanying invoice of a QR code. */
export interface CheckedNote {
  readonly wtnic: string;
  readonly fwtnic: string;
  readonly dateTimeCreated: string;
  readonly dateTimeReceived: string;
  readonly number: string;
  readonly businessUnit: string;
  readonly operatorCode: string;
  readonly softwareCode: string;
  readonly valueOfGoods: string;
  readonly vehiclePlates: string;
  readonly issuer: {
    readonly nuis: string;
    readonly name: string;
    readonly address: string;
    readonly town: string;
  };
  readonly start: { readonly address: string; readonly city: string; readonly at: string };
  readonly destination: { readonly address: string; readonly city: string; readonly at: string };
  readonly items: readonly { readonly name: string; readonly unit: string; readonly quantity: string }[];
  readonly differences: readonly string[];
}
