import type { DataTableProps, TableResult } from '../data-table-props.ts';

/** The part of a query that a list needs; the result of useQuery has this type. */
export interface ListQuery<Row> {
  readonly data: TableResult<Row> | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  /** True while the rows are those of the previous page. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

/** The status of a list. If refetching fails, the rows already shown stay visible. */
export function listStatus<Row>(query: ListQuery<Row>): DataTableProps<Row>['status'] {
  const isOwnData = query.data !== undefined && !query.isPlaceholderData;
  if (isOwnData) return 'ready';
  return query.isError ? 'error' : 'loading';
}
