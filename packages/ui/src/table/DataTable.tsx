import { useRef } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import classes from './Table.module.css';
import { TablePanel } from './TablePanel.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { useTable } from './use-table.ts';

/** The table of every list: search, filters, columns, rows, totals, selection and paging. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const root = useRef<HTMLDivElement>(null);
  const table = useTable(props, root);
  return (
    <div ref={root} className={classes['table']} data-narrow={table.isNarrow || undefined}>
      <TableToolbar table={table} />
      <TablePanel table={table} />
    </div>
  );
}
