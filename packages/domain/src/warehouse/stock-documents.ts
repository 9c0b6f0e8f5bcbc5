import type { JournalDocument } from '../accounting/journal.ts';
import { warehouseDocumentKinds } from './warehouse-documents.ts';

/** The kinds of documents that move stock and are posted to the journal. */
export const stockDocuments = [
  'invoice',
  ...warehouseDocumentKinds,
  // Only in demo data of older versions, which had no warehouse entries.
  'opening',
  'delivery',
] as const satisfies readonly JournalDocument[];
export type StockDocument = (typeof stockDocuments)[number];
