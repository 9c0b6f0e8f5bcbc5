import type { contract, OutputOf } from '@tezga/contract';
import type { TableState } from '@tezga/ui';

type Listed = OutputOf<typeof contract.articles.page>['articles'][number];

/** An article as lists show it, with what is in stock of it. */
export type ArticleRow = Listed['article'] & Pick<Listed, 'stock'>;
export type WholeArticle = OutputOf<typeof contract.articles.one>['article'];
export type KnownArticle = OutputOf<typeof contract.articles.info>['articles'][number];

export const articlePath = ({ _id }: { readonly _id: string }) => `/articles/edit-article/${_id}`;

export const articleRow = ({ article, ...known }: Listed): ArticleRow => ({ ...article, ...known });

/** Which list a state of the page looks at. */
export function whichList({ filters }: TableState): 'current' | 'deleted' {
  return filters['state']?.includes('deleted') === true ? 'deleted' : 'current';
}
