import type { TableSort } from './state/table-state.ts';

/**
 * A sort order as text, such as "date.desc", for URLs and selects; empty for the default order of the list.
 */
export function sortToText(sort: TableSort | null): string {
  return sort === null ? '' : `${sort.column}.${sort.direction}`;
}

/** Reads the text of `sortToText`; undefined for any other text. */
export function sortFromText(text: string): TableSort | null | undefined {
  if (text === '') return null;
  const [, column, direction] = /^([\s\S]+)\.(asc|desc)$/.exec(text) ?? [];
  if (column === undefined) return undefined;
  return { column, direction: direction === 'desc' ? 'desc' : 'asc' };
}
