import type { TableSort } from './state/table-state.ts';

/** "date.desc" in addresses and choices; the list's own order is empty. */
export function sortToText(sort: TableSort | null): string {
  return sort === null ? '' : `${sort.column}.${sort.direction}`;
}

/** Undefined for what was never written by `sortToText`. */
export function sortFromText(text: string): TableSort | null | undefined {
  if (text === '') return null;
  const [, column, direction] = /^([\s\S]+)\.(asc|desc)$/.exec(text) ?? [];
  if (column === undefined) return undefined;
  return { column, direction: direction === 'desc' ? 'desc' : 'asc' };
}
