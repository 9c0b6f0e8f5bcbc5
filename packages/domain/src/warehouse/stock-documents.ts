import type { JournalDocument } from '../accounting/journal.ts';

/** The documents that move stock; each of them is also posted. */
export const stockDocuments = [
  'invoice',
  'opening',
  'delivery',
] as const satisfies readonly JournalDocument[];
export type StockDocument = (typeof stockDocuments)[number];
