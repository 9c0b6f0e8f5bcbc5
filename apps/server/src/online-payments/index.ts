export { addPaymentDraft } from './add-draft.ts';
export { invoiceTask, issueInvoice } from './issue-invoice.ts';
export { onlinePaymentsHandlers } from './routes.ts';
export { settleByJob, settleTask } from './settle.ts';
