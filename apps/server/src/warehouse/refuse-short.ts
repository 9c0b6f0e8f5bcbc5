import { Refusal, shortArticles, type MovedArticle, type ShortArticle, type StockState } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

interface StockDemand {
  /** Null if the setting of the business applies. */
  readonly shop: { readonly allowsNegativeStock: boolean | null };
  readonly settings: { readonly allowsNegativeStock: boolean };
  readonly moved: readonly MovedArticle[];
  readonly stock: ReadonlyMap<string, Pick<StockState, 'quantity'>>;
}

/** Refuses, with the list of all short articles, if the shop has too little stock and does not allow negative stock. */
export async function refuseShort(
  transaction: Transaction,
  businessId: string,
  { moved, stock, shop, settings }: StockDemand,
): Promise<void> {
  const onHand = new Map([...stock].map(([articleId, { quantity }]) => [articleId, quantity]));
  const short = shortArticles(moved, onHand, {
    shopAllows: shop.allowsNegativeStock,
    businessAllows: settings.allowsNegativeStock,
  });
  if (short.length > 0)
    throw new Refusal('stock-insufficient', { shortArticles: await named(transaction, businessId, short) });
}

/** Adds the names, because a short article may be a component that is on no line of the document. */
async function named(transaction: Transaction, businessId: string, short: readonly ShortArticle[]) {
  const rows = await transaction.run(
    'select id, name from tenant.articles where business_id = $1 and id = any ($2::text[])',
    [businessId, short.map(({ articleId }) => articleId)],
  );
  const names = new Map(rows.map(({ id, name }) => [String(id), String(name)]));
  return short.map((article) => ({ ...article, name: names.get(article.articleId) ?? '' }));
}
