import type { JournalDocument } from '../accounting/journal.ts';
import { warehouseDocumentKinds } from './warehouse-documents.ts';

/** The kinds of documents that move stock and are posted to the journal. */
export const stockDocuments = [
  'invoice',
  ...warehouseDocumentKinds,
  // In demo data of versions that had no entries yet.
  'opening',
  'delivery',
] as const satisfies readonly JournalDocument[];
export type StockDocument = (typeof stockDocuments)[number];
