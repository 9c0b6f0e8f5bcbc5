import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

export interface RowFocus {
  /** The index of the focused row; -1 if no row of this page is focused. */
  readonly index: number;
  readonly moveTo: (index: number) => void;
  /** Counts the requests to scroll to the focused row and focus it: each increase is a new request. */
  readonly request: number;
}

/** Tracks the focused row by its id, so that sorting or new rows do not move the focus to another row. */
export function useRowFocus<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  arrivedAt: string | undefined,
): RowFocus {
  const [focus, setFocus] = useState({ id: arrivedAt, arrivedAt, request: arrivedAt === undefined ? 0 : 1 });
  const id = focus.arrivedAt === arrivedAt ? focus.id : (arrivedAt ?? focus.id);
  const indexById = useMemo(() => new Map(rows.map((row, index) => [idOf(row), index])), [rows, idOf]);
  return {
    index: id === undefined ? -1 : (indexById.get(id) ?? -1),
    request: focus.request,
    moveTo: (index) => {
      const row = rows[index];
      if (row !== undefined) setFocus({ id: idOf(row), arrivedAt, request: focus.request + 1 });
    },
  };
}

/** Handles each focus request once, as soon as the requested row is rendered. */
export function useFocusRequest(
  { index, request }: RowFocus,
  isDrawn: boolean,
  show: (index: number) => void,
): void {
  const answered = useRef(0);
  const shownIndex = isDrawn ? index : -1;
  const answer = useEffectEvent((wanted: number, row: number) => {
    if (wanted === answered.current || row < 0) return;
    answered.current = wanted;
    show(row);
  });
  useEffect(() => answer(request, shownIndex), [request, shownIndex]);
}
