import type { EInvoiceForm } from './e-invoice-form.ts';

/** Error messages by field path, such as eInvoice.invoiceType. */
export type EInvoiceMessages = Readonly<Record<string, string | undefined>>;

export interface EInvoicePartProps {
  readonly value: EInvoiceForm;
  readonly onChange: (value: EInvoiceForm) => void;
  readonly messages: EInvoiceMessages;
}
