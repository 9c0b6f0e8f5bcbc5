import type { WholeInvoice } from '../queries.ts';

export interface InvoicePartProps {
  readonly invoice: WholeInvoice;
}

export interface InvoiceActionProps extends InvoicePartProps {
  readonly mayIssue: boolean;
}
