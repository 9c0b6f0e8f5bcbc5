import type { FetchPage, TableState } from '@tezga/ui';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { pageOf, type Listed } from './page-of.ts';

/** The query and the pages of a list that is loaded as a whole and searched, sorted and paged in the browser. */
export function useListInMemory<Data, Row, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Row[], Key>,
  state: TableState,
  listed: Listed<Row>,
) {
  const { data, error, isError, isPlaceholderData, refetch } = useQuery(options);
  const fetchPage: FetchPage<Row> = async (page, perPage) =>
    pageOf(data ?? [], { ...state, page, perPage }, listed);
  const shown = data === undefined ? undefined : pageOf(data, state, listed);
  return { all: data, query: { data: shown, error, isError, isPlaceholderData, refetch }, fetchPage };
}
