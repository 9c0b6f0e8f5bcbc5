import type { Money } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/** The shop prices of one article and its price history. */
export function pricesStore(transaction: Transaction, businessId: string, articleId: string) {
  const { queries } = transaction;
  const key = { business_id: businessId, article_id: articleId };
  return {
    async byShop(): Promise<Map<string, Money>> {
      const rows = await queries
        .selectFrom('tenant.article_prices')
        .select(['shop_id', 'price'])
        .where('business_id', '=', businessId)
        .where('article_id', '=', articleId)
        .execute();
      return new Map(rows.map((row) => [row.shop_id, row.price]));
    },

    async setByShop(prices: ReadonlyMap<string, Money>): Promise<void> {
      await queries
        .deleteFrom('tenant.article_prices')
        .where('business_id', '=', businessId)
        .where('article_id', '=', articleId)
        .execute();
      if (prices.size === 0) return;
      await queries
        .insertInto('tenant.article_prices')
        .values(Array.from(prices, ([shopId, price]) => ({ ...key, shop_id: shopId, price })))
        .execute();
    },

    async addToHistory(prices: readonly PriceChange[], by: By): Promise<void> {
      if (prices.length === 0) return;
      await queries
        .insertInto('tenant.price_history')
        .values(prices.map((change) => ({ ...key, ...change, ...by })))
        .execute();
    },
  };
}

interface PriceChange {
  readonly id: string;
  readonly shop_id: string | null;
  readonly price: Money | null;
  readonly currency: string;
}

interface By {
  readonly at: Date;
  readonly user_id: string;
  readonly user_name: string;
}
