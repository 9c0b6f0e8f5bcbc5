import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { withStock } from './article-reply.ts';
import { findArticles, type ArticleKind } from './find-articles.ts';
import { readingStore } from './reading-store.ts';

type Picker = Handler<typeof contract.articles.simple>;

/** A handler that offers the articles of one kind for selection, sorted by name. */
export const picker =
  (kind: ArticleKind): Picker =>
  async ({ search, limit }, { transaction, businessId }) => {
    const { ids } = await findArticles(transaction, { page: 1, perPage: limit, search, kinds: [kind] });
    const rows = await readingStore(transaction, businessId).listed(ids);
    return { articles: rows.map(withStock) };
  };
