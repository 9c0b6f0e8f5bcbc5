import type {
  Money,
  Quantity,
  TransferState,
  UnitCost,
  WarehouseDocumentKind,
  WarehouseReason,
} from '@tezga/domain';
import type { PrintedSeller } from './printed-invoice.ts';

export interface PrintedGoodsLine {
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  /**
   * The quantity. For kinds of documents that may raise or lower the stock, it has the sign of the change.
   */
  readonly quantity: Quantity;
  /** The stock after the line; null if the line did not move the stock of the shop. */
  readonly quantityAfter: Quantity | null;
  readonly valueAfter: Money | null;
  readonly unitCost: UnitCost;
  readonly cost: Money;
}

/** All data printed on a warehouse document. */
export interface PrintedStockSheet {
  readonly kind: WarehouseDocumentKind;
  readonly number: string;
  readonly version: number;
  /** True if a newer version replaces this one. */
  readonly isReplaced: boolean;
  readonly postedAt: Date;
  readonly issuer: Omit<PrintedSeller, 'country'>;
  readonly shopName: string;
  /** The name of the destination shop of a transfer; null for other kinds. */
  readonly targetShopName: string | null;
  /** Null for other kinds than a transfer. */
  readonly transferState: TransferState | null;
  readonly reason: WarehouseReason;
  readonly supplier: { readonly name: string; readonly nuis: string } | null;
  readonly purchaseNumber: string | null;
  readonly notes: string;
  readonly userName: string;
  readonly lines: readonly PrintedGoodsLine[];
  readonly isCopy: boolean;
}
