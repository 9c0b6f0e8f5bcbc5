import type { Quantity, UnitCost } from '@tezga/domain';
import { withCustomPlan } from '../../platform/database/with-custom-plan.ts';
import { valuesFor, type Values } from '../../platform/documents/find-page.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { StocktakeRow } from './stocktake-store.ts';

/** An article of a stocktake: it has a stock in the shop, or was counted, or both. */
export interface CountedRow {
  readonly articleId: string;
  readonly name: string;
  readonly sku: string;
  readonly unit: string;
  readonly counted: Quantity | null;
  readonly expected: Quantity;
  readonly unitCost: UnitCost;
  readonly countedBy: readonly string[];
  readonly countedAt: Date | null;
}

/** All articles of an open stocktake, for closing it. */
export async function countedArticles(
  transaction: Transaction,
  businessId: string,
  stocktake: StocktakeRow,
): Promise<readonly CountedRow[]> {
  const values = valuesFor(businessId);
  const articles = articlesOf(stocktake, values);
  return await withCustomPlan(transaction, () =>
    transaction.run<CountedRow>(`select * from (${articles}) article order by "articleId"`, values.given),
  );
}

/**
 * The articles of a stocktake as a subquery: those in its category that have a count or a stock. A closed
 * stocktake shows the results with which it was closed.
 */
export function articlesOf({ id, shopId, categoryId, status }: StocktakeRow, values: Values): string {
  const { place } = values;
  const [stocktake, shop, category] = [place(id), place(shopId), place(categoryId)];
  const [counted, expected, unitCost] =
    status === 'closed'
      ? ['result.counted', 'coalesce(result.expected, stock.quantity, 0)', 'coalesce(result.unit_cost, 0)']
      : ['counted.quantity', expectedAtCount, 'coalesce(stock.average, article.cost * 1000)'];
  return `
    with since as (
      select article_id, coalesce(max(number) filter (where is_recount), 0) as number from tenant.stocktake_counts
      where business_id = $1 and stocktake_id = ${stocktake} group by article_id
    ),
    counted as (
      select count.article_id, greatest(sum(count.quantity), 0)::bigint as quantity,
        (array_agg(count.at order by count.number))[1] as first_at,
        (array_agg(count.movements order by count.number))[1] as movements,
        max(count.at) as last_at, array_agg(distinct count.by_name) as people
      from tenant.stocktake_counts count
      join since on since.article_id = count.article_id and count.number >= since.number
      where count.business_id = $1 and count.stocktake_id = ${stocktake}
      group by count.article_id
    ),
    posted as materialized (${postedByOthers(stocktake, shop)})
    select article.id as "articleId", article.name, article.sku, article.search_text, unit.name as unit,
      ${counted} as counted, ${expected} as expected, ${unitCost} as "unitCost",
      coalesce(counted.people, '{}') as "countedBy", counted.last_at as "countedAt"
    from tenant.articles article
    join tenant.units unit on unit.business_id = $1 and unit.id = article.unit_id
    left join tenant.stock stock on stock.business_id = $1 and stock.shop_id = ${shop} and stock.article_id = article.id
    left join counted on counted.article_id = article.id
    left join tenant.stocktake_results result on result.business_id = $1 and result.stocktake_id = ${stocktake}
      and result.article_id = article.id
    where article.business_id = $1
      and (counted.article_id is not null or result.article_id is not null or (
        coalesce(stock.quantity, 0) <> 0 and article.deleted_at is null
        and (${category}::text is null or exists (
          select from tenant.article_categories link
          where link.business_id = $1 and link.article_id = article.id and link.category_id = ${category}
        ))
      ))`;
}

/**
 * The stock at the first count since the last recount: the current stock minus the movements after it. A document
 * that was posted later with an earlier date belongs to that stock. Movements have whole seconds, so movements in the
 * second of the count are ordered by their number.
 */
const expectedAtCount = `
  coalesce(stock.quantity, 0) - coalesce((
    select sum(movement.quantity) from tenant.stock_movements movement
    where movement.business_id = $1 and movement.shop_id = stock.shop_id and movement.article_id = article.id
      and movement.number > counted.movements and movement.at >= date_trunc('second', counted.first_at)
      and not exists (
        select from posted where posted.document_id = movement.document_id
          and posted.article_id = movement.article_id and posted.counted_at <= counted.first_at
      )
  ), 0)::bigint`;

/**
 * The articles that other stocktakes of the shop adjusted while this one was open, with the time of their counts. If
 * the count of the other stocktake is earlier, its adjustment corrects the stock as it was at the count of this one,
 * and is no movement after it.
 */
const postedByOthers = (stocktake: string, shop: string) => `
      select other.adjustment_id as document_id, count.article_id,
        coalesce(max(count.at) filter (where count.is_recount), min(count.at)) as counted_at
      from tenant.stocktakes this
      join tenant.stocktakes other on other.business_id = $1 and other.shop_id = ${shop} and other.id <> this.id
        and other.adjustment_id is not null and other.closed_at >= this.opened_at
      join tenant.stocktake_counts count on count.business_id = $1 and count.stocktake_id = other.id
      where this.business_id = $1 and this.id = ${stocktake}
      group by other.adjustment_id, count.article_id`;
