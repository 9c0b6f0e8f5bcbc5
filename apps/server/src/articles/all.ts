import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { listedArticle } from './article-reply.ts';
import { readingStore } from './reading-store.ts';

export const all: Handler<typeof contract.articles.all> = async (_input, context) => {
  const rows = await readingStore(context.transaction, context.businessId).all();
  return {
    articles: rows.map(listedArticle),
    message: context.phrasesIn[context.language].articles.fetched,
  };
};
