import { articleSortColumns, type contract, type InputOf } from '@tezga/contract';
import type { TableState } from '@tezga/ui';
import { whichList } from './article-rows.ts';

export type ArticlesRequest = InputOf<typeof contract.articles.page>;
type Kinds = NonNullable<ArticlesRequest['kinds']>;

export const articleKinds = ['simple', 'composite', 'production', 'processing'] as const satisfies Kinds;

/** What the list asks the server for when it stands in a given state. */
export function articlesRequest(state: TableState): ArticlesRequest {
  const { page, perPage, sort, search, filters } = state;
  const column = articleSortColumns.find((each) => each === sort?.column);
  return {
    page,
    perPage,
    ...(column === undefined
      ? {}
      : { sort: column, direction: sort?.direction === 'desc' ? 'descending' : 'ascending' }),
    ...(search === '' ? {} : { search }),
    categories: [...(filters['category'] ?? [])],
    units: [...(filters['unit'] ?? [])],
    vatIds: [...(filters['vat'] ?? [])],
    kinds: articleKinds.filter((kind) => filters['kind']?.includes(kind) === true),
    deleted: whichList(state) === 'deleted',
  };
}
