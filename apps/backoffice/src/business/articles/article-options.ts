import { contract } from '@tezga/contract';
import type { FilterOption } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import { articlesQueries } from './queries.ts';

const optionsMax = 20;

/** The articles that are chosen in a filter, as options; findArticleOptions searches for more options. */
export function useArticleOptions(ids: readonly string[]): FilterOption[] {
  const { data } = useQuery(articlesQueries.info(ids));
  return (data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
}

export async function findArticleOptions(text: string, signal: AbortSignal): Promise<FilterOption[]> {
  const { articles } = await call(contract.articles.page, { search: text, perPage: optionsMax }, { signal });
  return articles.map(({ article: { _id, name, sku } }) => ({ value: _id, label: `${name} · ${sku}` }));
}
