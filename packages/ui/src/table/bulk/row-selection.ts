import type { CellValue, Column } from '../column.ts';

/** The selected rows by id, including those on other pages, so that sums and bulk actions include them. */
export type RowSelection<Row> = ReadonlyMap<string, Row>;

/**
 * The start of a range and the rows that were selected before it, so that shrinking the range deselects rows
 * again.
 */
export interface RangeStart<Row> {
  readonly anchor: number;
  readonly before: RowSelection<Row>;
}

export function withToggled<Row>(selection: RowSelection<Row>, id: string, row: Row): RowSelection<Row> {
  const next = new Map(selection);
  if (!next.delete(id)) next.set(id, row);
  return next;
}

/** The rows selected before the range, plus each row between its two ends. */
export function withRange<Row>(
  start: RangeStart<Row>,
  rows: readonly Row[],
  idOf: (row: Row) => string,
  end: number,
): RowSelection<Row> {
  const from = Math.min(start.anchor, end);
  const range = rows.slice(Math.max(from, 0), Math.max(start.anchor, end) + 1);
  return new Map([...start.before, ...range.map((row) => [idOf(row), row] as const)]);
}

export type PageSelection = 'none' | 'some' | 'all';

export function pageSelection<Row>(
  selection: RowSelection<Row>,
  rows: readonly Row[],
  idOf: (row: Row) => string,
): PageSelection {
  const chosen = rows.filter((row) => selection.has(idOf(row))).length;
  if (chosen === 0) return 'none';
  return chosen === rows.length ? 'all' : 'some';
}

/** Selects the whole page, or deselects it if all of it was selected. */
export function withPageToggled<Row>(
  selection: RowSelection<Row>,
  rows: readonly Row[],
  idOf: (row: Row) => string,
): RowSelection<Row> {
  if (pageSelection(selection, rows, idOf) !== 'all') {
    return new Map([...selection, ...rows.map((row) => [idOf(row), row] as const)]);
  }
  const page = new Set(rows.map(idOf));
  return new Map([...selection].filter(([id]) => !page.has(id)));
}

/** The sum of a column, exact for bigint; null if the rows have no values to add. */
export function sumOf<Row>(column: Column<Row>, rows: Iterable<Row>): bigint | number | null {
  let sum: bigint | number | null = null;
  for (const row of rows) sum = added(sum, column.text(row));
  return sum;
}

function added(sum: bigint | number | null, value: CellValue): bigint | number | null {
  if (typeof value !== 'bigint' && typeof value !== 'number') return sum;
  if (sum === null) return value;
  return typeof sum === 'bigint' && typeof value === 'bigint' ? sum + value : Number(sum) + Number(value);
}
