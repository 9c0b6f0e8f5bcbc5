import type { DataTableProps, TableResult } from '../data-table-props.ts';

/** The part of a query that a list needs; the result of useQuery fits. */
export interface ListQuery<Row> {
  readonly data: TableResult<Row> | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  /** The rows shown still belong to the previous page. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

/** A failed refetch does not hide the rows already shown. */
export function listStatus<Row>(query: ListQuery<Row>): DataTableProps<Row>['status'] {
  const isOwnData = query.data !== undefined && !query.isPlaceholderData;
  if (isOwnData) return 'ready';
  return query.isError ? 'error' : 'loading';
}
