import { useId, useState } from 'react';
import type { RefObject } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import { filterWords } from './filters/filter-words.ts';
import type { FilterWords } from './filters/filter-words.ts';
import { filterKey } from './state/table-state.ts';
import { useBulkWork } from './bulk/use-bulk-work.ts';
import type { BulkRunner } from './bulk/use-bulk-work.ts';
import { menuTrack, selectionTrack, useColumnLayout } from './use-column-layout.ts';
import type { ColumnLayout } from './use-column-layout.ts';
import { useFilterOptions } from './filters/use-filter-options.ts';
import type { FilterOptions } from './filters/use-filter-options.ts';
import { useIsNarrow } from './cards/use-is-narrow.ts';
import { useRowFocus } from './use-row-focus.ts';
import type { RowFocus } from './use-row-focus.ts';
import { useRowSelection } from './bulk/use-row-selection.ts';
import type { SelectedRows } from './bulk/use-row-selection.ts';

/** An open context menu: of a row, of one cell, or (if opened by keyboard) of a row with all its cells. */
export interface MenuRequest {
  readonly index: number;
  readonly column: string | undefined;
  readonly kind: 'row' | 'cell' | 'keyboard';
  /** The position in the window. */
  readonly at: { readonly left: number; readonly top: number };
}

export interface Table<Row> {
  readonly props: DataTableProps<Row>;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly isMore: boolean;
  readonly layout: ColumnLayout<Row>;
  readonly selection: SelectedRows<Row>;
  readonly isSelectable: boolean;
  readonly focus: RowFocus;
  readonly bulk: BulkRunner<Row>;
  readonly filterOptions: FilterOptions;
  /** The active filters in words. */
  readonly filterWords: readonly FilterWords[];
  readonly isNarrow: boolean;
  /** True in the selection mode of a phone, in which a tap selects the row instead of opening it. */
  readonly isSelecting: boolean;
  readonly setSelecting: (isSelecting: boolean) => void;
  readonly menu: MenuRequest | null;
  readonly setMenu: (menu: MenuRequest | null) => void;
  readonly areKeysShown: boolean;
  readonly showKeys: (areShown: boolean) => void;
  readonly searchBoxId: string;
}

const noRows: readonly never[] = [];
const noFilters: readonly never[] = [];

/** The state shared by the parts of one table. */
export function useTable<Row>(props: DataTableProps<Row>, root: RefObject<HTMLElement | null>): Table<Row> {
  const { state, idOf, filters = noFilters } = props;
  const rows = props.result?.rows ?? noRows;
  const isSelectable =
    (props.bulkActions ?? []).length > 0 || props.columns.some(({ footerTotal }) => footerTotal === true);
  const layout = useColumnLayout(props, {
    before: isSelectable ? selectionTrack : 0,
    after: props.rowActions === undefined ? 0 : menuTrack,
  });
  const selection = useRowSelection(rows, idOf, filterKey(state));
  const filterOptions = useFilterOptions(filters, Object.keys(state.filters));
  const [isSelecting, setSelecting] = useState(false);
  const [menu, setMenu] = useState<MenuRequest | null>(null);
  const [areKeysShown, showKeys] = useState(false);
  return {
    props,
    rows,
    total: props.result?.total ?? 0,
    isMore: props.result?.isMore ?? false,
    layout,
    selection,
    isSelectable,
    focus: useRowFocus(rows, idOf, state.focus),
    bulk: useBulkWork(selection, idOf),
    filterOptions,
    filterWords: filterWords(filters, state.filters, (filter) => filterOptions.of(filter).options),
    isNarrow: useIsNarrow(root),
    isSelecting,
    setSelecting,
    menu,
    setMenu,
    areKeysShown,
    showKeys,
    searchBoxId: useId(),
  };
}
