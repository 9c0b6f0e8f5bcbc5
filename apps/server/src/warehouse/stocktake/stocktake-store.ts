import { refuseUnless, type StocktakeStatus } from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface StocktakeRow {
  readonly id: string;
  readonly documentCode: string;
  readonly status: StocktakeStatus;
  readonly openedAt: Date;
  readonly openedBy: string;
  readonly openedByName: string;
  readonly shopId: string;
  readonly shopName: string;
  readonly categoryId: string | null;
  readonly categoryName: string | null;
  readonly isBlind: boolean;
  readonly notes: string;
  readonly closedAt: Date | null;
  readonly closedByName: string | null;
  readonly adjustment: { readonly _id: string; readonly documentCode: string } | null;
}

export const stocktakeReply = ({ id, openedBy: _openedBy, openedAt, closedAt, ...row }: StocktakeRow) => ({
  _id: id,
  ...row,
  openedAt: openedAt.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
});

export const readStocktakes = `
  select stocktake.id, stocktake.number_text as "documentCode", stocktake.status, stocktake.opened_at as "openedAt",
    stocktake.by_id as "openedBy", stocktake.by_name as "openedByName", stocktake.shop_id as "shopId",
    shop.name as "shopName", stocktake.category_id as "categoryId", category.name as "categoryName",
    stocktake.is_blind as "isBlind", stocktake.notes, stocktake.closed_at as "closedAt",
    stocktake.closed_by_name as "closedByName",
    case when document.id is not null
      then jsonb_build_object('_id', document.id, 'documentCode', document.number_text) end as adjustment
  from tenant.stocktakes stocktake
  join tenant.shops shop on shop.business_id = $1 and shop.id = stocktake.shop_id
  left join tenant.categories category on category.business_id = $1 and category.id = stocktake.category_id
  left join tenant.warehouse_documents document on document.business_id = $1
    and document.id = stocktake.adjustment_id
  where stocktake.business_id = $1`;

/**
 * Reads a stocktake and locks it: `share` for a count, so that several people count at once, and `update` for
 * closing, which waits for counts in progress and blocks further ones.
 */
export async function stocktakeOf(
  transaction: Transaction,
  businessId: string,
  id: string,
  lock: 'none' | 'share' | 'update' = 'none',
): Promise<StocktakeRow> {
  const key = [businessId, id];
  // The lock is a separate statement, so that the next one has a new snapshot: a single statement would, after
  // waiting for the lock, join the documents as they were before the wait.
  if (lock !== 'none')
    await transaction.run(
      `select 1 from tenant.stocktakes where business_id = $1 and id = $2 for ${lock}`,
      key,
    );
  const [row] = await transaction.run<StocktakeRow>(`${readStocktakes} and stocktake.id = $2`, key);
  refuseUnless(row !== undefined, 'not-found');
  return row;
}
