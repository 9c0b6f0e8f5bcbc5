import type { contract, OutputOf } from '@tezga/contract';
import type { TableState } from '@tezga/ui';
import { pageOf } from '../../kits/lists/page-of.ts';
import type { WhichCategories } from './queries.ts';

export type CategoryRow = OutputOf<typeof contract.categories.list>['categories'][number];

/** Which list a state of the page looks at. */
export function whichList({ filters }: TableState): WhichCategories {
  return filters['state']?.includes('deleted') === true ? 'deleted' : 'current';
}

export function categoryPage(all: readonly CategoryRow[], state: TableState) {
  return pageOf(all, state, {
    words: ({ categoryDesc }) => [categoryDesc],
    order: {
      name: ({ categoryDesc }) => categoryDesc,
      articles: ({ articlesCount }) => articlesCount,
      updatedAt: ({ updatedAt }) => updatedAt,
    },
  });
}
