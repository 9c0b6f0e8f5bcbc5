import type { TableSort } from './state/table-state.ts';

/** "date.desc" for URLs and selects; empty for the list's default order. */
export function sortToText(sort: TableSort | null): string {
  return sort === null ? '' : `${sort.column}.${sort.direction}`;
}

/** Undefined for text that `sortToText` did not write. */
export function sortFromText(text: string): TableSort | null | undefined {
  if (text === '') return null;
  const [, column, direction] = /^([\s\S]+)\.(asc|desc)$/.exec(text) ?? [];
  if (column === undefined) return undefined;
  return { column, direction: direction === 'desc' ? 'desc' : 'asc' };
}
