import type { JournalDocument } from '../accounting/journal.ts';
import { documentNumberText } from '../documents/document-number.ts';

export const warehouseDocumentKinds = [
  'entry',
  'exit',
  'transfer',
  'adjustment',
  'production',
  'cost-adjustment',
] as const satisfies readonly JournalDocument[];
export type WarehouseDocumentKind = (typeof warehouseDocumentKinds)[number];

export const isWarehouseDocument = (document: JournalDocument): document is WarehouseDocumentKind =>
  warehouseDocumentKinds.some((kind) => kind === document);

/** The prefix of the numbers of each kind of document. */
const numberPrefixes: Record<WarehouseDocumentKind, string> = {
  entry: 'FH',
  exit: 'FD',
  transfer: 'FT',
  adjustment: 'FP',
  production: 'PR',
  'cost-adjustment': 'PK',
};

export const entryReasons = ['goods-received', 'opening-stock', 'surplus'] as const;
export type EntryReason = (typeof entryReasons)[number];

export const exitReasons = ['consumption', 'damage', 'gift'] as const;
export type ExitReason = (typeof exitReasons)[number];

/** The reasons for setting the stock to a counted quantity. */
export const adjustmentReasons = ['correction', 'stocktake'] as const;
export type AdjustmentReason = (typeof adjustmentReasons)[number];

/** The kinds whose posted documents can be replaced by a new version. */
export const editedKinds = ['entry', 'exit'] as const satisfies readonly WarehouseDocumentKind[];
export type EditedKind = (typeof editedKinds)[number];

/** A transfer is in transit until its goods are received or returned. */
export const transferStates = ['created', 'completed', 'cancelled'] as const;
export type TransferState = (typeof transferStates)[number];
export type TransferOutcome = Exclude<TransferState, 'created'>;

/** The reasons of each kind of document; a kind with one reason does not ask for it. */
export const reasonsOfKind = {
  entry: entryReasons,
  exit: exitReasons,
  transfer: ['transfer'],
  // The last reason is never chosen by a user: the receipt of a transfer posts it.
  adjustment: [...adjustmentReasons, 'transfer-discrepancy'],
  production: ['production'],
  'cost-adjustment': ['cost-adjustment'],
} as const satisfies Record<WarehouseDocumentKind, readonly [string, ...string[]]>;

export const warehouseReasons = [
  ...entryReasons,
  ...exitReasons,
  ...reasonsOfKind.transfer,
  ...reasonsOfKind.adjustment,
  ...reasonsOfKind.production,
  ...reasonsOfKind['cost-adjustment'],
] as const;
export type WarehouseReason = (typeof warehouseReasons)[number];

/** The reasons of stock movements: kinds of invoices, and reasons of warehouse documents. */
export const stockReasons = [
  'sale',
  'return',
  'purchase',
  ...warehouseReasons,
  'transfer-cancelled',
  // The reversal of a document that was replaced by a new version.
  'replaced',
  // Only in demo data: the opening stock and the deliveries of the past sales, which are no warehouse documents.
  'opening',
  'delivery',
] as const;
export type StockReason = (typeof stockReasons)[number];

/** The states of an article's stock in a shop; `low` is below its minimum. */
export const stockStates = ['available', 'low', 'none', 'negative'] as const;
export type StockLevel = (typeof stockStates)[number];

/** The maximum number of lines in a warehouse document. */
export const warehouseLinesMax = 1000;

/** The number of a document, such as FH-12/2026: each kind is numbered from 1 each year. */
export function warehouseNumberText(kind: WarehouseDocumentKind, number: number, at: Date): string {
  return `${numberPrefixes[kind]}-${documentNumberText(number, at)}`;
}
