import { defaultTableState, tableStateToSearch, type TableState } from '@tezga/ui';

/**
 * The URL of another level of a report: the same period and filters, the first page, the default sort order.
 */
export function levelAddress(path: string, ...level: Parameters<typeof levelSearch>): string {
  return `${path}?${new URLSearchParams(levelSearch(...level)).toString()}`;
}

/** The search parameters of `levelAddress`; an empty filter of the level removes it. */
export const levelSearch = (
  { filters }: Pick<TableState, 'filters'>,
  level: TableState['filters'],
): Record<string, string> => tableStateToSearch({ ...defaultTableState, filters: { ...filters, ...level } });

/** The maximum number of bars of a chart that shows rows by their value. */
export const barsMax = 15;
