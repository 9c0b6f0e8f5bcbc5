import { filterKey } from './table-state.ts';
import type { TableState } from './table-state.ts';

/** A saved filter: one click away, with how many rows it has when the caller knows. */
export interface TableView {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
  /** Counting stopped there; there are more. */
  readonly isMore?: boolean | undefined;
  readonly filters: TableState['filters'];
  readonly search?: string;
  readonly sort?: TableState['sort'];
  /** Saved by the person, who may delete it. */
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

/** The order of rows does not make another view, only the rows do. */
export function isInView(state: TableState, view: Pick<TableView, 'filters' | 'search'>): boolean {
  return filterKey(state) === filterKey({ ...state, filters: view.filters, search: view.search ?? '' });
}
