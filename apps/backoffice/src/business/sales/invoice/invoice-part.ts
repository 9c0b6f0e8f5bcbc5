import type { WholeInvoice } from '../queries.ts';

export interface InvoicePartProps {
  readonly invoice: WholeInvoice;
}
