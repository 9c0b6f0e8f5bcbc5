import type { JournalDocument } from '../accounting/journal.ts';
import { documentNumberText } from '../documents/document-number.ts';

export const warehouseDocumentKinds = ['entry', 'exit'] as const satisfies readonly JournalDocument[];
export type WarehouseDocumentKind = (typeof warehouseDocumentKinds)[number];

/** The letters that the numbers of each kind start with. */
const numberPrefixes: Record<WarehouseDocumentKind, string> = { entry: 'FH', exit: 'FD' };

export const entryReasons = ['goods-received', 'opening-stock', 'surplus'] as const;
export type EntryReason = (typeof entryReasons)[number];

export const exitReasons = ['consumption', 'damage', 'gift'] as const;
export type ExitReason = (typeof exitReasons)[number];

export type WarehouseReason = EntryReason | ExitReason;

/** Why stock moves: the kinds of invoices, and the reasons of warehouse documents. */
export const stockReasons = [
  'sale',
  'return',
  'purchase',
  ...entryReasons,
  ...exitReasons,
  // Demo data from before there were entries.
  'opening',
  'delivery',
] as const;
export type StockReason = (typeof stockReasons)[number];

/** How much of an article a shop has; low is less than its minimum. */
export const stockStates = ['available', 'low', 'none', 'negative'] as const;
export type StockLevel = (typeof stockStates)[number];

/** The maximum number of lines in a warehouse document. */
export const warehouseLinesMax = 1000;

/** FH-12/2026: each kind is numbered from 1 each year. */
export function warehouseNumberText(kind: WarehouseDocumentKind, number: number, at: Date): string {
  return `${numberPrefixes[kind]}-${documentNumberText(number, at)}`;
}
