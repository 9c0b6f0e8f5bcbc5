import type { contract, OutputOf } from '@tezga/contract';

type Listed = OutputOf<typeof contract.articles.page>['articles'][number];

/** A row of the article list, with its stock, whether the stock is below a minimum, and its margin. */
export type ArticleRow = Listed['article'] & Pick<Listed, 'stock' | 'isLow' | 'margin'>;
export type WholeArticle = OutputOf<typeof contract.articles.one>['article'];
export type KnownArticle = OutputOf<typeof contract.articles.info>['articles'][number];

export const articlePath = ({ _id }: { readonly _id: string }) => `/articles/edit-article/${_id}`;

export const articleRow = ({ article, ...known }: Listed): ArticleRow => ({ ...article, ...known });
