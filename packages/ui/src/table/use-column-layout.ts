import { useMemo, useState } from 'react';
import type { Column } from './column.ts';
import type { DataTableProps } from './data-table-props.ts';
import { gridTracks } from './grid-tracks.ts';
import type { GridTracks } from './grid-tracks.ts';
import { layoutOf, placeColumns, visibleColumns, withColumnWidth } from './state/table-layout.ts';
import type { PlacedColumn, TableLayout } from './state/table-layout.ts';

export interface ColumnLayout<Row> {
  readonly placed: readonly PlacedColumn<Row>[];
  readonly columns: readonly Column<Row>[];
  readonly tracks: GridTracks;
  readonly current: TableLayout;
  /** Changes the layout; undefined restores the default layout. */
  readonly change: (layout: TableLayout | undefined) => void;
  /** Shows a column in another width while the user drags its edge; null ends the preview. */
  readonly preview: (width: { id: string; pixels: number } | null) => void;
}

export const selectionTrack = 38;
export const menuTrack = 34;

/** The layout that the caller stores, or local state if the caller does not store one. */
export function useColumnLayout<Row>(
  props: Pick<DataTableProps<Row>, 'columns' | 'layout' | 'onLayoutChange' | 'result'>,
  edges: { readonly before: number; readonly after: number },
): ColumnLayout<Row> {
  const { columns, onLayoutChange } = props;
  const { before, after } = edges;
  const totals = props.result?.totals;
  const [ownLayout, setOwnLayout] = useState<TableLayout>();
  const [dragged, setDragged] = useState<{ id: string; pixels: number } | null>(null);
  const stored = onLayoutChange === undefined ? ownLayout : props.layout;
  return useMemo(() => {
    const settled = placeColumns(columns, stored);
    const current = layoutOf(settled);
    const placed =
      dragged === null
        ? settled
        : placeColumns(columns, withColumnWidth(current, dragged.id, dragged.pixels));
    return {
      placed,
      columns: visibleColumns(placed),
      tracks: gridTracks(placed, { before, after }, totals),
      current,
      change: onLayoutChange ?? setOwnLayout,
      preview: setDragged,
    };
  }, [columns, stored, dragged, before, after, totals, onLayoutChange]);
}
