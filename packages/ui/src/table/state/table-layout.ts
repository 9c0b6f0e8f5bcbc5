import type { Column } from '../column.ts';

/** The user's changes to the columns; the caller stores them for each user and list. */
export interface TableLayout {
  /** Every column that existed when the layout was stored, in the order chosen by the user. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** The widths in pixels, only of columns that the user has resized. */
  readonly widths: Readonly<Record<string, number>>;
}

export interface PlacedColumn<Row> {
  readonly column: Column<Row>;
  readonly isVisible: boolean;
  /** The width set by the user; undefined if the column shares the spare width. */
  readonly chosenWidth: number | undefined;
}

export const columnWidthMin = 48;
export const columnWidthMax = 800;

/**
 * Merges the stored layout with the declared columns: columns that no longer exist are dropped, and new
 * columns are placed beside their neighbour.
 */
export function placeColumns<Row>(
  columns: readonly Column<Row>[],
  layout: TableLayout | undefined,
): PlacedColumn<Row>[] {
  const known = new Set(layout?.order);
  const hidden = new Set(layout?.hidden);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const order = (layout?.order ?? []).filter((id, at, all) => byId.has(id) && all.indexOf(id) === at);
  columns.forEach((column, at) => {
    if (known.has(column.id)) return;
    const neighbour = columns[at - 1];
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour.id) + 1, 0, column.id);
  });
  return order.flatMap((id) => {
    const column = byId.get(id);
    if (column === undefined) return [];
    const isHidden = known.has(id) ? hidden.has(id) : column.hiddenByDefault === true;
    return [{ column, isVisible: column.hideable === false || !isHidden, chosenWidth: widthOf(layout, id) }];
  });
}

export function visibleColumns<Row>(placed: readonly PlacedColumn<Row>[]): Column<Row>[] {
  return placed.filter(({ isVisible }) => isVisible).map(({ column }) => column);
}

export function layoutOf<Row>(placed: readonly PlacedColumn<Row>[]): TableLayout {
  return {
    order: placed.map(({ column }) => column.id),
    hidden: placed.filter(({ isVisible }) => !isVisible).map(({ column }) => column.id),
    widths: Object.fromEntries(
      placed.flatMap(({ column, chosenWidth }) =>
        chosenWidth === undefined ? [] : [[column.id, chosenWidth]],
      ),
    ),
  };
}

export function withColumnMoved(layout: TableLayout, id: string, to: number): TableLayout {
  const others = layout.order.filter((other) => other !== id);
  const at = Math.min(Math.max(to, 0), others.length);
  return { ...layout, order: [...others.slice(0, at), id, ...others.slice(at)] };
}

export function withColumnShown(layout: TableLayout, id: string, isShown: boolean): TableLayout {
  const others = layout.hidden.filter((other) => other !== id);
  return { ...layout, hidden: isShown ? others : [...others, id] };
}

/** Sets the width of a column; undefined resets it. */
export function withColumnWidth(layout: TableLayout, id: string, width: number | undefined): TableLayout {
  const others = Object.entries(layout.widths).filter(([other]) => other !== id);
  const chosen = width === undefined ? [] : [[id, withinLimits(width)] as const];
  return { ...layout, widths: Object.fromEntries([...others, ...chosen]) };
}

function widthOf(layout: TableLayout | undefined, id: string): number | undefined {
  const width = layout !== undefined && Object.hasOwn(layout.widths, id) ? layout.widths[id] : undefined;
  return width === undefined || !Number.isFinite(width) ? undefined : withinLimits(width);
}

function withinLimits(width: number): number {
  return Math.round(Math.min(Math.max(width, columnWidthMin), columnWidthMax));
}
