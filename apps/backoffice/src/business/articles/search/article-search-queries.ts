import { contract } from '@tezga/contract';
import type { CallOptions } from '@tezga/contract/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../session/call.ts';
import { articleRow, type ArticleRow } from '../article-rows.ts';
import { articlesKey } from '../queries.ts';

/** More results than the list shows, so that an exact code is found even if many codes start with it. */
const articlesAtOnce = 20;

async function findArticles(
  search: string,
  shopId: string | null,
  options: CallOptions = {},
): Promise<ArticleRow[]> {
  const { articles } = await call(
    contract.articles.page,
    { search, shopId, perPage: articlesAtOnce },
    options,
  );
  return articles.map(articleRow);
}

/** Searches articles by name or code for the lines of a document, with the stock of one shop or of all shops. */
export const articleSearchQueries = {
  articles: (search: string, shopId: string | null) =>
    queryOptions({
      queryKey: [...articlesKey, 'to sell', search, shopId],
      queryFn: ({ signal }) => findArticles(search, shopId, { signal }),
      placeholderData: keepPreviousData,
    }),
  /**
   * A separate query without an abort signal, so that the next scan does not abort the lookup of this one.
   */
  scanned: (code: string) =>
    queryOptions({
      queryKey: [...articlesKey, 'scanned', code],
      queryFn: () => findArticles(code, null),
    }),
};
