import type { DataTableProps, TableResult } from '../data-table-props.ts';

/** What a list needs of a query; the result of useQuery is one. */
export interface ListQuery<Row> {
  readonly data: TableResult<Row> | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  /** The rows shown still belong to the page before. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

/** Rows already on the screen are not wiped away by a refresh that failed. */
export function listStatus<Row>(query: ListQuery<Row>): DataTableProps<Row>['status'] {
  const isOwnData = query.data !== undefined && !query.isPlaceholderData;
  if (isOwnData) return 'ready';
  return query.isError ? 'error' : 'loading';
}
