import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { listedArticle, stockOf } from './article-reply.ts';
import { findArticles } from './find-articles.ts';
import { readingStore } from './reading-store.ts';

/**
 * Lists articles with their stock value at moving average cost. The value of an article equals the sum over
 * all shops on the stock page.
 */
export const valuation: Handler<typeof contract.articles.valuation> = async (
  input,
  { transaction, businessId },
) => {
  const { ids, total, isMore } = await findArticles(transaction, { ...input, kinds: ['counted'] });
  const rows = await readingStore(transaction, businessId).listed(ids);
  return {
    articles: rows.map((row) => ({
      article: listedArticle(row),
      stock: stockOf(row),
      value: row.stock_value,
    })),
    totalResult: total,
    isMore,
  };
};
