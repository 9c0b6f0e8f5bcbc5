import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { listedArticle, stockOf } from './article-reply.ts';
import { findArticles } from './find-articles.ts';
import { readingStore } from './reading-store.ts';

export const page: Handler<typeof contract.articles.page> = async (input, { transaction, businessId }) => {
  const { ids, total, isMore } = await findArticles(transaction, input);
  const rows = await readingStore(transaction, businessId).listed(ids);
  return {
    articles: rows.map((row) => ({ article: listedArticle(row), stock: stockOf(row) })),
    totalResult: total,
    isMore,
  };
};
