import { filterKey } from './table-state.ts';
import type { TableState } from './table-state.ts';

/** A saved filter, shown as a tab, with its number of rows if known. */
export interface TableView {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
  /** True if the count was capped and there are more rows. */
  readonly isMore?: boolean | undefined;
  readonly filters: TableState['filters'];
  readonly search?: string;
  readonly sort?: TableState['sort'];
  /** True for a view that the user saved and may delete. */
  readonly isOwn?: boolean;
}

export function withView(
  state: TableState,
  view: Pick<TableView, 'filters' | 'search' | 'sort'>,
): TableState {
  return {
    page: 1,
    perPage: state.perPage,
    sort: view.sort === undefined ? state.sort : view.sort,
    search: view.search ?? '',
    filters: view.filters,
  };
}

/** Whether the search and the filters of a list are those of a view. Page and sort order do not matter. */
export function isInView(state: TableState, view: Pick<TableView, 'filters' | 'search'>): boolean {
  return filterKey(state) === filterKey({ ...state, filters: view.filters, search: view.search ?? '' });
}
