import { usePhrases } from '../../theme/PhrasesProvider.tsx';
import classes from '../ListPage.module.css';
import type { Table } from '../use-table.ts';

/** Turns on the selection mode on a phone, where a tap otherwise opens the row. */
export function SelectingSwitch<Row>({ table }: { readonly table: Table<Row> }) {
  const { table: phrases } = usePhrases();
  if (!table.isSelectable || table.rows.length === 0) return null;
  return (
    <button
      type="button"
      className={classes['selecting']}
      aria-pressed={table.isSelecting}
      onClick={() => {
        if (table.isSelecting) table.selection.clear();
        table.setSelecting(!table.isSelecting);
      }}
    >
      {table.isSelecting ? phrases.stopSelecting : phrases.select}
    </button>
  );
}
