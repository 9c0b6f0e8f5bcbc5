import { useMemo, useState } from 'react';
import { pageSelection, withPageToggled, withRange, withToggled } from './row-selection.ts';
import type { PageSelection, RangeStart, RowSelection } from './row-selection.ts';

interface Chosen<Row> {
  readonly key: string;
  readonly selection: RowSelection<Row>;
  readonly range: RangeStart<Row> | null;
  /** The rows of the page on which the range was started. The range ends when other rows are shown. */
  readonly rangeRows: readonly Row[];
}

export interface SelectedRows<Row> {
  readonly ids: RowSelection<Row>;
  /** The selected rows of all pages; rows of the current page have their current values. */
  readonly rows: readonly Row[];
  readonly page: PageSelection;
  readonly toggle: (index: number) => void;
  /** Extends the range to the row `to`, from its start or, if there is no range, from the row `from`. */
  readonly extend: (from: number, to: number) => void;
  readonly endRange: () => void;
  readonly togglePage: () => void;
  readonly replace: (rows: readonly Row[]) => void;
  readonly clear: () => void;
}

const nothing: RowSelection<never> = new Map<string, never>();

/**
 * The selected rows. Another filter clears the selection, so that a bulk action never affects a row that the
 * list does not contain.
 */
export function useRowSelection<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  key: string,
): SelectedRows<Row> {
  const [chosen, setChosen] = useState<Chosen<Row>>({
    key,
    selection: nothing,
    range: null,
    rangeRows: rows,
  });
  const selection = chosen.key === key ? chosen.selection : nothing;
  const range = chosen.key === key && chosen.rangeRows === rows ? chosen.range : null;
  return useMemo(() => {
    const choose = (next: RowSelection<Row>, nextRange: RangeStart<Row> | null = null) =>
      setChosen({ key, selection: next, range: nextRange, rangeRows: rows });
    const current = new Map(rows.map((row) => [idOf(row), row]));
    return {
      ids: selection,
      rows: [...selection].map(([id, row]) => current.get(id) ?? row),
      page: pageSelection(selection, rows, idOf),
      toggle: (index) => {
        const row = rows[index];
        if (row === undefined) return;
        const next = withToggled(selection, idOf(row), row);
        choose(next, { anchor: index, before: next });
      },
      extend: (from, to) => {
        const start = range ?? { anchor: from, before: selection };
        choose(withRange(start, rows, idOf, to), start);
      },
      endRange: () => (range === null ? undefined : choose(selection)),
      togglePage: () => choose(withPageToggled(selection, rows, idOf)),
      replace: (selected) => choose(new Map(selected.map((row) => [idOf(row), row]))),
      clear: () => choose(nothing),
    };
  }, [selection, range, rows, idOf, key]);
}
