import type { ListPageProps } from '@tezga/ui';

type OneQuery = Omit<ListPageProps<unknown>['query'], 'data'>;
export type QueryState = Pick<OneQuery, 'error' | 'isError' | 'refetch'>;

/** Combines several queries for a list: has the error of the first failed one, and refetches only the failed ones. */
export function asOneQuery(queries: readonly QueryState[]): OneQuery {
  const failed = queries.filter(({ isError }) => isError);
  return {
    error: failed[0]?.error ?? null,
    isError: failed.length > 0,
    isPlaceholderData: false,
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  };
}
