import { contract } from '@tezga/contract';
import type { CallOptions } from '@tezga/contract/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../session/call.ts';
import { articleRow, type ArticleRow } from '../article-rows.ts';
import { articlesKey } from '../queries.ts';

/** More than are shown, so that a code is found also where many begin like it. */
const articlesAtOnce = 20;

async function findArticles(search: string, options: CallOptions = {}): Promise<ArticleRow[]> {
  const { articles } = await call(contract.articles.page, { search, perPage: articlesAtOnce }, options);
  return articles.map(articleRow);
}

/** Articles found by name or code while a document is written. */
export const articleSearchQueries = {
  articles: (search: string) =>
    queryOptions({
      queryKey: [...articlesKey, 'to sell', search],
      queryFn: ({ signal }) => findArticles(search, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** By itself, and never given up: what is scanned is wanted, also when the field has gone on to the next. */
  scanned: (code: string) =>
    queryOptions({
      queryKey: [...articlesKey, 'scanned', code],
      queryFn: () => findArticles(code),
    }),
};
