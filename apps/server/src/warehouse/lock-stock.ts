import type { StockState } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/**
 * Locks the stock of articles in a shop until the transaction ends, and reads it. Lock order: shops by id, articles of
 * a shop by id.
 */
export async function lockStock(
  transaction: Transaction,
  businessId: string,
  shopId: string,
  articleIds: readonly string[],
): Promise<Map<string, StockState>> {
  if (articleIds.length === 0) return new Map();
  const values = [businessId, shopId, articleIds];
  // Pipelined. The second statement also sees rows that other transactions inserted while the first waited for them.
  const [, locked] = await Promise.all([
    transaction.run(addEmptyRows, values),
    transaction.run<LockedRow>(lockRows, values),
  ]);
  return new Map(locked.map(({ articleId, ...state }) => [articleId, state] as const));
}

interface LockedRow extends StockState {
  readonly articleId: string;
}

const addEmptyRows = `
  insert into tenant.stock (business_id, shop_id, article_id)
  select $1, $2, wanted from unnest($3::text[]) wanted order by wanted collate "C"
  on conflict do nothing`;

// Not FOR UPDATE, which would also block foreign key checks of other transactions. The subquery hides the length of the
// list from the planner, so that one cached plan serves lists of any length.
const lockRows = `
  select article_id::text as "articleId", quantity, value, average from tenant.stock
  where business_id = $1 and shop_id = $2 and article_id = any (array(select unnest($3::text[])))
  order by article_id for no key update`;
