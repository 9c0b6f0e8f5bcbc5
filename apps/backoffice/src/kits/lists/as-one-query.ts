import type { ListPageProps } from '@tezga/ui';

type OneQuery = Omit<ListPageProps<unknown>['query'], 'data'>;
export type Asked = Pick<OneQuery, 'error' | 'isError' | 'refetch'>;

/** Several questions as the one of a list: it fails with the first that failed, and asks those again that did. */
export function asOneQuery(queries: readonly Asked[]): OneQuery {
  const failed = queries.filter(({ isError }) => isError);
  return {
    error: failed[0]?.error ?? null,
    isError: failed.length > 0,
    isPlaceholderData: false,
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  };
}
