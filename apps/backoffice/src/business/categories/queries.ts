import { contract, type OutputOf } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

/** The key of the list with its counts; the categories in forms have another key (`useCategories`). */
export const categoriesKey = ['categories'];

export type CategoryRow = OutputOf<typeof contract.categories.list>['categories'][number];

/** The existing categories, or the deleted ones. */
export type WhichCategories = 'current' | 'deleted';

export const categoriesQueries = {
  list: (which: WhichCategories) =>
    queryOptions({
      queryKey: [...categoriesKey, 'list', which],
      queryFn: async ({ signal }) => {
        const deleted = which === 'deleted' ? '1' : '0';
        return (await call(contract.categories.list, { deleted }, { signal })).categories;
      },
    }),
};
