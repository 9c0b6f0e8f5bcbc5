import type { MouseEvent, SyntheticEvent } from 'react';
import { openRow } from './table-actions.ts';
import type { MenuRequest, Table } from './use-table.ts';

const ownControls = 'a, button, input, label, select, textarea';
const middleButton = 1;

/**
 * The click listener for all rows: it selects the row, opens a menu or opens the row, depending on the
 * clicked element.
 */
export function onRowClick<Row>(table: Table<Row>, event: MouseEvent<HTMLElement>): void {
  const place = placeOf(event);
  if (place === null || (event.type === 'auxclick' && event.button !== middleButton)) return;
  const { index, target } = place;
  if (target.closest('[data-selects]') !== null) {
    chooseByClick(table, index, event.shiftKey);
    return;
  }
  if (target.closest('[data-opens-menu], [data-opens-cell-menu]') !== null) {
    openMenuBelow(table, place);
    return;
  }
  if (target.closest(ownControls) !== null) return;
  if (event.shiftKey && table.isSelectable) chooseByClick(table, index, true);
  else if (globalThis.getSelection()?.isCollapsed !== false) {
    openRow(table, index, event.ctrlKey || event.metaKey || event.button === middleButton);
  }
}

/** Opens the menu of the cell under the pointer, which filters by its value or copies it. */
export function onRowContextMenu<Row>(table: Table<Row>, event: MouseEvent<HTMLElement>): void {
  const place = placeOf(event);
  // Links and selected text get the menu of the browser.
  if (
    place === null ||
    place.target.closest('a') !== null ||
    globalThis.getSelection()?.isCollapsed === false
  )
    return;
  event.preventDefault();
  table.focus.moveTo(place.index);
  table.setMenu({
    index: place.index,
    column: place.column,
    kind: place.column === undefined ? 'row' : 'cell',
    at: { left: event.clientX, top: event.clientY },
  });
}

/** Shows the full text of a truncated cell as a tooltip, on hover or focus. */
export function showCutText(event: SyntheticEvent<HTMLElement>): void {
  const cell =
    event.target instanceof Element ? event.target.closest('[data-column]')?.firstElementChild : null;
  if (!(cell instanceof HTMLElement)) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}

interface RowPlace {
  readonly target: Element;
  readonly index: number;
  readonly column: string | undefined;
}

function placeOf(event: MouseEvent<HTMLElement>): RowPlace | null {
  const target = event.target instanceof Element ? event.target : null;
  const row = target?.closest<HTMLElement>('[data-index]') ?? null;
  if (target === null || row === null) return null;
  return {
    target,
    index: Number(row.dataset['index']),
    column: target.closest<HTMLElement>('[data-column]')?.dataset['column'],
  };
}

function chooseByClick<Row>(table: Table<Row>, index: number, isRange: boolean): void {
  if (isRange) table.selection.extend(Math.max(table.focus.index, 0), index);
  else table.selection.toggle(index);
  globalThis.getSelection()?.removeAllRanges();
  table.focus.moveTo(index);
}

function openMenuBelow<Row>(table: Table<Row>, { target, index, column }: RowPlace): void {
  const button = target.closest('button')?.getBoundingClientRect();
  if (button === undefined) return;
  const kind: MenuRequest['kind'] = column === undefined ? 'row' : 'cell';
  table.setMenu({ index, column, kind, at: { left: button.left, top: button.bottom } });
}
