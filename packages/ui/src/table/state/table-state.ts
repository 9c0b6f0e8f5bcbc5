export interface TableSort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** The state of a list that is stored in its URL, so that Back returns to the same rows. */
export interface TableState {
  readonly page: number;
  readonly perPage: number;
  readonly sort: TableSort | null;
  readonly search: string;
  /** The values of each filter. A date range has two days, either of which may be empty. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** The id of the row to focus when the list is shown again. */
  readonly focus?: string;
}

export const pageSizes = [15, 50, 100] as const;

export const defaultTableState: TableState = { page: 1, perPage: 15, sort: null, search: '', filters: {} };

/** Sets a filter. An empty filter is removed, so that it is not in the URL. */
export function withFilter(state: TableState, filter: string, values: readonly string[]): TableState {
  const others = Object.entries(state.filters).filter(([id]) => id !== filter);
  const chosen = values.some((value) => value !== '') ? [[filter, values] as const] : [];
  return fromFirstPage({ ...state, filters: Object.fromEntries([...others, ...chosen]) });
}

/** Removes the search and all filters except the fixed ones, which define the list itself. */
export function withoutFilters(state: TableState, fixed: TableState['filters'] = {}): TableState {
  return fromFirstPage({ ...state, search: '', filters: fixed });
}

export function withSearch(state: TableState, search: string): TableState {
  return fromFirstPage({ ...state, search });
}

/** Sorts by a column: ascending at first; sorting by the same column again reverses the order. */
export function withNextSort(state: TableState, column: string): TableState {
  const isAscending = state.sort?.column === column && state.sort.direction === 'asc';
  return fromFirstPage({ ...state, sort: { column, direction: isAscending ? 'desc' : 'asc' } });
}

export function withPage(state: TableState, page: number): TableState {
  return { ...withoutFocus(state), page };
}

/** Changes the page size and goes to the page that contains the first visible row. */
export function withPerPage(state: TableState, perPage: number): TableState {
  const firstRow = (state.page - 1) * state.perPage;
  return { ...withoutFocus(state), perPage, page: Math.floor(firstRow / perPage) + 1 };
}

export function withFocus(state: TableState, focus: string): TableState {
  return { ...state, focus };
}

export function isFiltered(state: TableState): boolean {
  return state.search !== '' || Object.keys(state.filters).length > 0;
}

/** A key for the set of rows in a list: it depends on search and filters, but not on sort order and page. */
export function filterKey(state: TableState): string {
  const filters = Object.entries(state.filters).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify([state.search, filters]);
}

function fromFirstPage(state: TableState): TableState {
  return { ...withoutFocus(state), page: 1 };
}

function withoutFocus(state: TableState): TableState {
  const { focus: _focus, ...rest } = state;
  return rest;
}
