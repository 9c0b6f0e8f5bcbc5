import type { JournalDocument } from '../accounting/journal.ts';

/** What moves stock; each of these is posted too. */
export const stockDocuments = [
  'invoice',
  'opening',
  'delivery',
] as const satisfies readonly JournalDocument[];
export type StockDocument = (typeof stockDocuments)[number];
