import { mayReadField, type contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { listedArticle, marginIn, stockOf } from './article-reply.ts';
import { findArticles } from './find-articles.ts';
import { readingStore } from './reading-store.ts';

export const page: Handler<typeof contract.articles.page> = async (input, context) => {
  const { transaction, businessId } = context;
  // Sorting by cost would reveal costs to a role that may not see them.
  const isCostHidden = input.sort === 'cost' && !mayReadField('cost', context);
  const wanted = isCostHidden ? { ...input, sort: 'name' as const } : input;
  const { ids, total, isMore } = await findArticles(transaction, wanted);
  const rows = await readingStore(transaction, businessId).listed(ids, input.shopId);
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
