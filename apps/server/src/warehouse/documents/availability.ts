import type { contract } from '@tezga/contract';
import { noQuantity, quantitiesByArticle, refuseUnless, shortArticles, type Quantity } from '@tezga/domain';
import type { Handler } from '../../platform/http/context.ts';
import { documentCircumstances } from './document-circumstances.ts';

/** The stock of a shop for the requested articles, without locking it. */
export const availability: Handler<typeof contract.warehouse.availability> = async (
  { shopId, articles },
  { transaction, businessId },
) => {
  const keys = { shopId, supplierId: null, purchaseId: null };
  const { shop, settings } = await documentCircumstances(transaction, businessId, keys);
  const requested = quantitiesByArticle(articles);
  const rows = await transaction.run<StockRow>(readStock, [businessId, shopId, [...requested.keys()]]);
  refuseUnless(rows.length === requested.size, 'not-found');
  const onHand = new Map(rows.map(({ articleId, quantity }) => [articleId, quantity ?? noQuantity]));
  const moved = Array.from(requested, ([articleId, quantity]) => ({ articleId, quantity, needsStock: true }));
  const short = shortArticles(moved, onHand, {
    shopAllows: shop.allowsNegativeStock,
    businessAllows: settings.allowsNegativeStock,
  });
  const names = new Map(rows.map(({ articleId, name }) => [articleId, name]));
  return {
    isAvailable: short.length === 0,
    articles: moved.map(({ articleId, quantity }) => {
      const available = onHand.get(articleId) ?? noQuantity;
      const isShort = available < quantity;
      return { articleId, name: names.get(articleId) ?? '', available, requested: quantity, isShort };
    }),
  };
};

interface StockRow {
  readonly articleId: string;
  readonly name: string;
  /** Null if the shop never had the article. */
  readonly quantity: Quantity | null;
}

const readStock = `
  select article.id as "articleId", article.name, stock.quantity from tenant.articles article
  left join tenant.stock stock on stock.business_id = $1 and stock.shop_id = $2 and stock.article_id = article.id
  where article.business_id = $1 and article.id = any ($3::text[])`;
