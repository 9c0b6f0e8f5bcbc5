import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { readingStore } from './reading-store.ts';

export const priceHistory: Handler<typeof contract.articles.priceHistory> = async (
  { id },
  { transaction, businessId },
) => {
  const articles = readingStore(transaction, businessId);
  const [[article], prices] = await Promise.all([articles.listed([id]), articles.prices(id)]);
  refuseUnless(article !== undefined, 'not-found');
  return {
    prices: prices.map(({ at, shopId, price, currency, userName }) => ({
      at: at.toISOString(),
      shopId,
      price,
      currency,
      userName,
    })),
  };
};
