import { withFocus, withoutFilters, withSearch } from './state/table-state.ts';
import type { TableState } from './state/table-state.ts';
import type { Table } from './use-table.ts';

/**
 * Changes the state and adds a history entry, so that Back undoes the change. With `replace`, no entry is
 * added, for a change that only refines the previous one.
 */
export function changeState<Row>(
  { props }: Table<Row>,
  next: TableState,
  options: { readonly replace: boolean } = { replace: false },
): void {
  props.onStateChange(next, options);
}

/**
 * Opens the page of a row. Before that, it stores the row in the URL of the list, so that Back focuses the
 * row again.
 */
export function openRow<Row>(table: Table<Row>, index: number, inTab = false): void {
  const { props, rows } = table;
  const row = rows[index];
  if (row === undefined) return;
  table.focus.moveTo(index);
  if (inTab && props.hrefOf !== undefined) {
    globalThis.open(props.hrefOf(row), '_blank', 'noopener');
    return;
  }
  if (props.onOpen === undefined) return;
  changeState(table, withFocus(props.state, props.idOf(row)), { replace: true });
  props.onOpen(row);
}

/**
 * Clears the selection; if nothing is selected, closes the report of a finished bulk action, or else clears the
 * search. Returns whether there was something to clear or close.
 */
export function stepBack<Row>(table: Table<Row>): boolean {
  const { selection, bulk, props } = table;
  if (selection.ids.size > 0) selection.clear();
  else if (bulk.work !== null && !bulk.work.isRunning) bulk.dismiss();
  else if (props.state.search !== '') changeState(table, withSearch(props.state, ''), { replace: true });
  else return false;
  return true;
}

/** Whether rows are selected, or a bulk action is running or has a report to show. */
export function isBulkShown<Row>({ selection, bulk }: Table<Row>): boolean {
  return selection.ids.size > 0 || bulk.work !== null;
}

export function clearFilters<Row>(table: Table<Row>): void {
  const { state, fixedFilters } = table.props;
  changeState(table, withoutFilters(state, fixedFilters));
}
