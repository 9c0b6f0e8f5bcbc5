import { demoId } from './demo-id.ts';
import type { Writing } from './past-sales/writing.ts';

const articlesBelow = 3;
const articlesAbove = 7;

/**
 * Gives ten articles of the shop with the most articles a minimum; three of them are below it and need an order.
 * Articles with a supplier come first, so that the order has suppliers.
 */
export async function setDemoMinimums({ step, businessId }: Writing): Promise<void> {
  await step((transaction) =>
    transaction.run(saveMinimums, [
      businessId,
      articlesBelow,
      articlesBelow + articlesAbove,
      demoId(`${businessId} minimums`),
    ]),
  );
}

/** Only if the business has no minimum yet, so that a restart changes nothing. */
const saveMinimums = `
  with best as (
    select shop_id from tenant.stock where business_id = $1 and quantity > 0
    group by shop_id order by count(*) desc, shop_id limit 1
  ), supplied as (
    select distinct line.article_id from tenant.warehouse_document_lines line
    join tenant.warehouse_documents entry on entry.business_id = $1 and entry.id = line.document_id
    where line.business_id = $1 and entry.kind = 'entry' and entry.supplier_id is not null
  ), chosen as (
    select stock.*, row_number() over (
        order by stock.article_id not in (select article_id from supplied), md5(stock.article_id || $4)
      ) as place
    from tenant.stock stock join best on best.shop_id = stock.shop_id
    join tenant.articles article on article.business_id = $1 and article.id = stock.article_id
      and article.deleted_at is null and article.is_stock_counted and not article.is_composite
    where stock.business_id = $1 and stock.quantity >= 2000
  )
  insert into tenant.stock_minimums (business_id, shop_id, article_id, minimum)
  select $1, shop_id, article_id,
    case when place <= $2 then quantity / 1000 * 2000 else greatest(quantity / 10000 * 1000, 1000) end
  from chosen where place <= $3 and not exists (select from tenant.stock_minimums where business_id = $1)`;
