export interface TableSort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** Everything about a list that belongs into its address, so that Back returns to the same rows. */
export interface TableState {
  readonly page: number;
  readonly perPage: number;
  readonly sort: TableSort | null;
  readonly search: string;
  /** A date range is its two days, either of which may be empty. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** The row to stand on when the list is shown again. */
  readonly focus?: string;
}

export const pageSizes = [15, 50, 100] as const;

export const defaultTableState: TableState = { page: 1, perPage: 15, sort: null, search: '', filters: {} };

/** Nothing typed and nothing chosen is no filter, so it leaves no trace in the address. */
export function withFilter(state: TableState, filter: string, values: readonly string[]): TableState {
  const others = Object.entries(state.filters).filter(([id]) => id !== filter);
  const chosen = values.some((value) => value !== '') ? [[filter, values] as const] : [];
  return fromFirstPage({ ...state, filters: Object.fromEntries([...others, ...chosen]) });
}

/** `kept` are those that make the list what it is, and are no narrowing of it. */
export function withoutFilters(state: TableState, kept: TableState['filters'] = {}): TableState {
  return fromFirstPage({ ...state, search: '', filters: kept });
}

export function withSearch(state: TableState, search: string): TableState {
  return fromFirstPage({ ...state, search });
}

/** Ascending first; the same column again turns the order round. */
export function withNextSort(state: TableState, column: string): TableState {
  const isAscending = state.sort?.column === column && state.sort.direction === 'asc';
  return fromFirstPage({ ...state, sort: { column, direction: isAscending ? 'desc' : 'asc' } });
}

export function withPage(state: TableState, page: number): TableState {
  return { ...withoutFocus(state), page };
}

/** Keeps the first visible row on the screen when pages become longer or shorter. */
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

/** The same rows in another order or on another page share this key; other rows do not. */
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
