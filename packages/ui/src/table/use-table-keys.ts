import { useEffect, useEffectEvent } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { isMovingKey, nextRowIndex } from './row-navigation.ts';
import { openRow, stepBack } from './table-actions.ts';
import type { Table } from './use-table.ts';

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
const layers = '[role="dialog"], [role="menu"], [role="listbox"], [data-layer]';

/** Keyboard shortcuts of the page, disabled while the user types or an overlay is open. */
export function usePageKeys<Row>(table: Table<Row>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.target instanceof Element) || event.target.closest(`${typing}, ${layers}`) !== null) return;
    if (actOnPageKey(table, event.key, event.target.matches('body, main'))) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function actOnPageKey<Row>(table: Table<Row>, key: string, isNothingFocused: boolean): boolean {
  if (key === '/') {
    const searchBox = document.querySelector<HTMLInputElement>(`#${CSS.escape(table.searchBoxId)}`);
    searchBox?.select();
    return searchBox !== null;
  }
  if (key === '?') {
    table.showKeys(true);
    return true;
  }
  if (key === 'Escape') return stepBack(table);
  if (!isNothingFocused) return false;
  if ((key === 'ArrowDown' || key === 'ArrowUp') && table.rows.length > 0) {
    table.focus.moveTo(table.focus.index < 0 ? 0 : table.focus.index);
    return true;
  }
  return false;
}

/** Handles the keys of a focused row; controls inside the row handle Enter and Space themselves. */
export function onRowKey<Row>(table: Table<Row>, event: ReactKeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  if (event.target.closest(typing) !== null) return;
  const isOnRow = event.target.matches('[data-index]');
  if (moveByKey(table, event) || (isOnRow && actOnRow(table, event)) || actOnSelection(table, event)) {
    event.preventDefault();
  }
}

function moveByKey<Row>(table: Table<Row>, event: ReactKeyboardEvent<HTMLElement>): boolean {
  if (!isMovingKey(event.key) || event.altKey || event.ctrlKey || event.metaKey) return false;
  const { index } = table.focus;
  const next = nextRowIndex(event.key, index, table.rows.length, rowsInView(event.currentTarget));
  if (next < 0) return false;
  if (!event.shiftKey) table.selection.endRange();
  else if (table.isSelectable) table.selection.extend(Math.max(index, 0), next);
  table.focus.moveTo(next);
  return true;
}

function actOnRow<Row>(table: Table<Row>, event: ReactKeyboardEvent<HTMLElement>): boolean {
  // Tab can focus a row without a focus request, so the row is taken from the event.
  const row = event.target instanceof HTMLElement ? event.target.dataset['index'] : undefined;
  const index = row === undefined ? table.focus.index : Number(row);
  switch (event.key) {
    case 'Enter':
      openRow(table, index, event.ctrlKey || event.metaKey);
      return true;
    case ' ':
      if (table.isSelectable) table.selection.toggle(index);
      return true;
    case 'ContextMenu':
    case 'F10': {
      if (event.key === 'F10' && !event.shiftKey) return false;
      const { left, bottom } =
        event.target instanceof Element ? event.target.getBoundingClientRect() : { left: 0, bottom: 0 };
      table.setMenu({ index, column: undefined, kind: 'keyboard', at: { left: left + 46, top: bottom } });
      return true;
    }
    default:
      return false;
  }
}

function actOnSelection<Row>(table: Table<Row>, event: ReactKeyboardEvent<HTMLElement>): boolean {
  if (event.key === 'Escape') return stepBack(table);
  if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey) || !table.isSelectable)
    return false;
  if (table.selection.page !== 'all') table.selection.togglePage();
  return true;
}

function rowsInView(scroller: HTMLElement): number {
  const row = scroller.querySelector<HTMLElement>('[data-index]');
  return row === null ? 1 : Math.floor(scroller.clientHeight / row.offsetHeight) - 1;
}
