import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { wholeArticle } from './article-reply.ts';
import { readingStore } from './reading-store.ts';

export const one: Handler<typeof contract.articles.one> = async ({ id }, { transaction, businessId }) => {
  const row = await readingStore(transaction, businessId).one(id);
  refuseUnless(row !== null, 'not-found');
  return { article: wholeArticle(row) };
};
