export { serveInvoiceCheck } from './serve-invoice-check.ts';
