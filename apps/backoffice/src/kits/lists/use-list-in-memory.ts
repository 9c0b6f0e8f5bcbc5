import type { FetchPage, TableState } from '@tezga/ui';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

/** The query and the pages of a list that is read as a whole and searched, ordered and paged here. */
export function useListInMemory<Data, Row, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Row[], Key>,
  state: TableState,
  pageOf: (all: readonly Row[], state: TableState) => { rows: Row[]; total: number },
) {
  const { data, error, isError, isPlaceholderData, refetch } = useQuery(options);
  const fetchPage: FetchPage<Row> = async (page, perPage) => pageOf(data ?? [], { ...state, page, perPage });
  const shown = data === undefined ? undefined : pageOf(data, state);
  return { all: data, query: { data: shown, error, isError, isPlaceholderData, refetch }, fetchPage };
}
