import { mayReadField, type contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { listedArticle, marginIn, stockOf } from './article-reply.ts';
import { findArticles, findArticlesByStock } from './find-articles.ts';
import { readingStore } from './reading-store.ts';

export const page: Handler<typeof contract.articles.page> = async (input, context) => {
  const { transaction, businessId } = context;
  // Sorting by cost would reveal costs to a role that may not see them.
  const isCostHidden = input.sort === 'cost' && !mayReadField('cost', context);
  const wanted = isCostHidden ? { ...input, sort: 'name' as const } : input;
  const { shopId, stockStates: states } = input;
  // Filtering by stock would reveal stocks in the same way.
  const isByStock = states.length > 0 && mayReadField('stock', context);
  const { ids, total, isMore } = isByStock
    ? await findArticlesByStock(transaction, wanted, { businessId, shopId, states })
    : await findArticles(transaction, wanted);
  const rows = await readingStore(transaction, businessId).listed(ids, shopId);
  return {
    articles: rows.map((row) => ({
      article: listedArticle(row),
      stock: stockOf(row),
      isLow: row.is_low,
      margin: marginIn(row),
    })),
    totalResult: total,
    isMore,
  };
};
