export interface CardGroup<Row> {
  /** The day as YYYY-MM-DD; null for a list that is not grouped by day. */
  readonly day: string | null;
  readonly rows: readonly { readonly row: Row; readonly index: number }[];
}

interface PageEdges {
  readonly isFirstPage: boolean;
  readonly isLastPage: boolean;
}

/**
 * Whether a group contains all rows of its day: the first and last day of a page may continue on other pages.
 */
export const isWholeDay = (
  place: number,
  groupCount: number,
  { isFirstPage, isLastPage }: PageEdges,
): boolean => (isFirstPage || place > 0) && (isLastPage || place < groupCount - 1);

/** Groups consecutive rows of the same day. */
export function groupByDay<Row>(rows: readonly Row[], dayOf: (row: Row) => string | null): CardGroup<Row>[] {
  const groups: { day: string | null; rows: { row: Row; index: number }[] }[] = [];
  rows.forEach((row, index) => {
    const day = dayOf(row);
    const last = groups.at(-1);
    if (last !== undefined && last.day === day) last.rows.push({ row, index });
    else groups.push({ day, rows: [{ row, index }] });
  });
  return groups;
}
