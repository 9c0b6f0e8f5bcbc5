import { contract } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

/** The list with its counts; what forms choose from is kept with the other necessary data. */
export const categoriesKey = ['categories'];

export const categoriesQueries = {
  list: queryOptions({
    queryKey: [...categoriesKey, 'list'],
    queryFn: async ({ signal }) => (await call(contract.categories.list, {}, { signal })).categories,
  }),
};
