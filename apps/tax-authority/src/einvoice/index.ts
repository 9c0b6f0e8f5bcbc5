export { einvoicePdf } from './einvoice-pdf.ts';
export { einvoiceService } from './einvoice-service.ts';
export { einvoiceStatuses, statusNow, type EinvoiceStatus } from './einvoice-status.ts';
export { einvoiceStore, type Einvoice, type EinvoiceStore } from './einvoice-store.ts';
export { paperPdf, type InvoicePaper } from './invoice-paper.ts';
