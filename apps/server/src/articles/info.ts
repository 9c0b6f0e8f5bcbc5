import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { withStock } from './article-reply.ts';
import { readingStore } from './reading-store.ts';

export const info: Handler<typeof contract.articles.info> = async (
  { articleIds },
  { transaction, businessId },
) => {
  const rows = await readingStore(transaction, businessId).listed(articleIds);
  return { articles: rows.map(withStock) };
};
