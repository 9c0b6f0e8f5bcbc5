import { defaultTableState, tableStateToSearch, type TableState } from '@tezga/ui';

/** The address of a report at another level: the same period and filters, from its first page and in its usual order. */
export function levelAddress(
  path: string,
  { filters }: Pick<TableState, 'filters'>,
  level: TableState['filters'],
): string {
  const search = tableStateToSearch({ ...defaultTableState, filters: { ...filters, ...level } });
  return `${path}?${new URLSearchParams(search).toString()}`;
}
