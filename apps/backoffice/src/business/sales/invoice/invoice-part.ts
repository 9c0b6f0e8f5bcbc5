import type { WholeInvoice } from '../queries.ts';

export interface InvoicePartProps {
  readonly invoice: WholeInvoice;
}

export interface InvoiceDeedProps extends InvoicePartProps {
  readonly mayIssue: boolean;
}
