import type { contract } from '@tezga/contract';
import {
  noQuantity,
  quantitiesByArticle,
  refuseUnless,
  shortArticles,
  type Money,
  type Quantity,
  type UnitCost,
} from '@tezga/domain';
import type { Handler } from '../../platform/http/context.ts';
import { documentCircumstances } from './document-circumstances.ts';

/** The stock of a shop for the requested articles, now or at a moment of the past, without locking it. */
export const availability: Handler<typeof contract.warehouse.availability> = async (
  { shopId, date, articles },
  { transaction, businessId },
) => {
  const keys = { shopId, supplierId: null, purchaseId: null };
  const { shop, settings } = await documentCircumstances(transaction, businessId, keys);
  const requested = quantitiesByArticle(articles);
  const rows = await transaction.run<StockRow>(date === undefined ? readStock : readStockBefore, [
    businessId,
    shopId,
    [...requested.keys()],
    ...(date === undefined ? [] : [date]),
  ]);
  refuseUnless(rows.length === requested.size, 'not-found');
  const onHand = new Map(rows.map(({ articleId, quantity }) => [articleId, quantity]));
  const moved = Array.from(requested, ([articleId, quantity]) => ({ articleId, quantity, needsStock: true }));
  const short = shortArticles(moved, onHand, {
    shopAllows: shop.allowsNegativeStock,
    businessAllows: settings.allowsNegativeStock,
  });
  return {
    isAvailable: short.length === 0,
    articles: rows.map(({ articleId, name, quantity: available, value, average }) => {
      const wanted = requested.get(articleId) ?? noQuantity;
      const isShort = available < wanted;
      return { articleId, name, available, value, averageCost: average, requested: wanted, isShort };
    }),
  };
};

interface StockRow {
  readonly articleId: string;
  readonly name: string;
  readonly quantity: Quantity;
  readonly value: Money;
  readonly average: UnitCost | null;
}

const readStock = `
  select article.id as "articleId", article.name, coalesce(stock.quantity, 0) as quantity,
    coalesce(stock.value, 0) as value, stock.average
  from unnest($3::text[]) with ordinality wanted (id, place)
  join tenant.articles article on article.business_id = $1 and article.id = wanted.id
  left join tenant.stock stock on stock.business_id = $1 and stock.shop_id = $2 and stock.article_id = article.id
  order by wanted.place`;

// Includes movements with the same time, because a back-dated document is inserted after them.
const readStockBefore = `
  select article.id as "articleId", article.name, coalesce(last.quantity_after, 0) as quantity,
    coalesce(last.value_after, 0) as value, last.average_after as average
  from unnest($3::text[]) with ordinality wanted (id, place)
  join tenant.articles article on article.business_id = $1 and article.id = wanted.id
  left join lateral (
    select quantity_after, value_after, average_after from tenant.stock_movements moved
    where moved.business_id = $1 and moved.shop_id = $2 and moved.article_id = article.id
      and not exists (
        select from tenant.stock_movements earlier
        where earlier.business_id = $1 and earlier.shop_id = $2 and earlier.article_id = article.id
          and earlier.number <= moved.number and earlier.at > $4
      )
    order by moved.number desc limit 1
  ) last on true
  order by wanted.place`;
