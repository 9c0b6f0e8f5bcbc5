import { formatCellNumber } from './cell-number.ts';
import type { Column } from './column.ts';
import type { PlacedColumn } from './state/table-layout.ts';

export interface GridTracks {
  /** The value of grid-template-columns for the header, the rows, the totals and the skeleton. */
  readonly template: string;
  /** The minimum width of the table; if there is less space, it scrolls sideways. */
  readonly minWidth: number;
}

/**
 * The column widths: those set by the user are exact, the other columns share the remaining width in
 * proportion.
 */
export function gridTracks<Row>(
  placed: readonly PlacedColumn<Row>[],
  edges: { readonly before: number; readonly after: number },
  totals: Readonly<Record<string, bigint | number>> = {},
): GridTracks {
  const visible = placed.filter(({ isVisible }) => isVisible);
  const last = visible.length - 1;
  const noneGrows = visible.every(({ chosenWidth }) => chosenWidth !== undefined);
  const tracks = visible.map(({ column, chosenWidth }, at) => {
    const forTotal = totalWidth(column, Object.hasOwn(totals, column.id) ? totals[column.id] : undefined);
    if (chosenWidth === undefined) {
      const share = Math.max(column.width, forTotal);
      return { min: Math.max(column.minWidth ?? column.width, forTotal), share };
    }
    // If the user has set the width of every column, the last one takes the spare width, so that the row menu
    // stays at the right edge.
    return { min: chosenWidth, share: noneGrows && at === last ? chosenWidth : null };
  });
  const middle = tracks.map(({ min, share }) =>
    share === null ? `${min}px` : `minmax(${min}px, ${share}fr)`,
  );
  return {
    template: [...fixedTrack(edges.before), ...middle, ...fixedTrack(edges.after)].join(' '),
    minWidth: tracks.reduce((sum, { min }) => sum + min, edges.before + edges.after),
  };
}

function fixedTrack(size: number): string[] {
  return size === 0 ? [] : [`${size}px`];
}

const digitWidth = 8.4;
const signWidth = 4.2;
const cellPadding = 18;

/**
 * The width of a total, which may be wider than the cells above it; a truncated number would look like
 * another number.
 */
function totalWidth<Row>(column: Column<Row>, total: bigint | number | undefined): number {
  if (total === undefined) return 0;
  const text = formatCellNumber(column, total);
  const digits = text.replaceAll(/\D/g, '').length;
  return Math.ceil(digits * digitWidth + (text.length - digits) * signWidth + cellPadding);
}
