import type { StockState } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/**
 * What the shop has of the articles; nobody else moves them until the transaction ends. Whoever holds several shops
 * takes them in the order of their ids, as the articles of one are taken, so that no two wait for each other.
 */
export async function holdStock(
  transaction: Transaction,
  businessId: string,
  shopId: string,
  articleIds: readonly string[],
): Promise<Map<string, StockState>> {
  if (articleIds.length === 0) return new Map();
  const values = [businessId, shopId, articleIds];
  // Both in one message. The second sees what others added while the first waited for them.
  const [, held] = await Promise.all([
    transaction.run(addEmptyRows, values),
    transaction.run(holdRows, values),
  ]);
  return new Map(
    (held as unknown as HeldRow[]).map(({ articleId, ...state }) => [articleId, state] as const),
  );
}

interface HeldRow extends StockState {
  readonly articleId: string;
}

const addEmptyRows = `
  insert into tenant.stock (business_id, shop_id, article_id)
  select $1, $2, wanted from unnest($3::text[]) wanted order by wanted collate "C"
  on conflict do nothing`;

// Not FOR UPDATE, which would also stop those who only look whether an article is in use. The list is hidden in a
// query of its own, so that one plan is kept for lists of any length instead of made anew for each.
const holdRows = `
  select article_id::text as "articleId", quantity, value, average from tenant.stock
  where business_id = $1 and shop_id = $2 and article_id = any (array(select unnest($3::text[])))
  order by article_id for no key update`;
