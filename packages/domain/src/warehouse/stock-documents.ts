import type { JournalDocument } from '../accounting/journal.ts';
import { warehouseDocumentKinds } from './warehouse-documents.ts';

/** The kinds of documents that move stock and are posted to the journal. */
export const stockDocuments = [
  'invoice',
  ...warehouseDocumentKinds,
  // Only in demo data: the opening stock and the deliveries of the past sales, which are no warehouse documents.
  'opening',
  'delivery',
] as const satisfies readonly JournalDocument[];
export type StockDocument = (typeof stockDocuments)[number];
