import { articleSortColumns, articleStockStates, type contract, type InputOf } from '@tezga/contract';
import type { TableState } from '@tezga/ui';
import {
  chosenIn,
  codesIn,
  isDeletedShown,
  searchRequest,
  sortRequest,
} from '../../kits/lists/list-request.ts';

export type ArticlesRequest = InputOf<typeof contract.articles.page>;
type Kinds = NonNullable<ArticlesRequest['kinds']>;

export const articleKinds = ['simple', 'composite', 'production', 'processing'] as const satisfies Kinds;

/** The shop whose stock and prices are shown; null for all shops. */
export const shopIn = (state: TableState): string | null => chosenIn(state, 'shop')[0] ?? null;

/** The request for the article list in this table state. */
export const articlesRequest = (state: TableState): ArticlesRequest => ({
  page: state.page,
  perPage: state.perPage,
  ...sortRequest(state, articleSortColumns),
  ...searchRequest(state),
  categories: chosenIn(state, 'category'),
  units: chosenIn(state, 'unit'),
  vatIds: chosenIn(state, 'vat'),
  kinds: codesIn(state, 'kind', articleKinds),
  stockStates: codesIn(state, 'stock', articleStockStates),
  deleted: isDeletedShown(state),
  shopId: shopIn(state),
});
