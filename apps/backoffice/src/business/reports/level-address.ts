import { defaultTableState, tableStateToSearch, type TableState } from '@tezga/ui';

/**
 * The URL of another level of a report: the same period and filters, the first page, the default sort order.
 */
export function levelAddress(
  path: string,
  { filters }: Pick<TableState, 'filters'>,
  level: TableState['filters'],
): string {
  const search = tableStateToSearch({ ...defaultTableState, filters: { ...filters, ...level } });
  return `${path}?${new URLSearchParams(search).toString()}`;
}
