export {
  type Book,
  type BookMonth,
  fiscalDocuments,
  type FiscalDocuments,
  type FiscalizedInvoice,
  type FiscalizedNote,
  type Span,
  type Invoice,
  type InvoiceItem,
  type TransferNote,
} from './fiscal-documents.ts';
