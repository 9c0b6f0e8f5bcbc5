import type { JournalDocument } from '../accounting/journal.ts';
import { warehouseDocumentKinds } from './warehouse-documents.ts';

/** The documents that move stock; each of them is also posted. */
export const stockDocuments = [
  'invoice',
  ...warehouseDocumentKinds,
  // Demo data of earlier versions, from before there were entries.
  'opening',
  'delivery',
] as const satisfies readonly JournalDocument[];
export type StockDocument = (typeof stockDocuments)[number];
