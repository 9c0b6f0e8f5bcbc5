import type { FilterOption } from '@tezga/ui';
import { useQueryClient, type EnsureQueryDataOptions, type QueryKey } from '@tanstack/react-query';

/** Filter options from the rows of a query, fetched when the filter is opened. */
export function useOptions<Row, Key extends QueryKey>(
  query: EnsureQueryDataOptions<Row[], Error, Row[], Key>,
  optionOf: (row: Row) => FilterOption,
): () => Promise<FilterOption[]> {
  const queries = useQueryClient();
  return async () => (await queries.ensureQueryData(query)).map(optionOf);
}
