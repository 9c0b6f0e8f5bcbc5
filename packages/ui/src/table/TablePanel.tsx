import { KeysDialog } from './KeysDialog.tsx';
import classes from './Table.module.css';
import { TableCards } from './cards/TableCards.tsx';
import { TableFooter } from './TableFooter.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TableMenu } from './TableMenu.tsx';
import type { Table } from './use-table.ts';
import { usePageKeys } from './use-table-keys.ts';

/** The rows or cards with their footer, and the dialogs of the table. */
export function TablePanel<Row>({ table }: { readonly table: Table<Row> }) {
  usePageKeys(table);
  return (
    <>
      <div className={table.isNarrow ? classes['cards'] : classes['panel']}>
        {table.isNarrow ? <TableCards table={table} /> : <TableGrid table={table} />}
        <TableFooter table={table} />
      </div>
      <TableMenu table={table} />
      <KeysDialog table={table} />
    </>
  );
}
