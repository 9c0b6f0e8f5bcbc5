import type { Transaction } from '../platform/database/transaction.ts';

/** The maximum number of article names in an alert, which has one line. */
const namesMax = 3;

/** The articles below their minimum, counted for each shop, and the first of them by name; null if there are none. */
export async function lowStock(transaction: Transaction, businessId: string) {
  const [row] = await transaction.run<{ readonly count: number; readonly names: string[] | null }>(readLow, [
    businessId,
    namesMax,
  ]);
  if (row === undefined || row.count === 0) return null;
  return { count: row.count, names: row.names ?? [] };
}

export const lowStockRows = `
  from tenant.stock_minimums lowest
  join tenant.stock stock on stock.business_id = $1 and stock.shop_id = lowest.shop_id
    and stock.article_id = lowest.article_id and stock.quantity < lowest.minimum
  join tenant.articles article on article.business_id = $1 and article.id = lowest.article_id
    and article.deleted_at is null`;

const readLow = `
  with low as (select article.name ${lowStockRows} where lowest.business_id = $1)
  select (select count(*) from low)::integer as count,
    (select array_agg(first.name) from (select distinct name from low order by name limit $2) first) as names`;
