import classes from './Grid.module.css';
import type { Table } from './use-table.ts';

const rowsMax = 15;
const shares = [62, 84, 54, 72, 46, 78, 58];

/**
 * A placeholder with the columns of the table while rows are loading. It fades towards the bottom, so that it
 * does not look like data.
 */
export function TableSkeleton<Row>({ table }: { readonly table: Table<Row> }) {
  const { columns } = table.layout;
  const rows = Math.min(table.props.state.perPage, rowsMax);
  return (
    <div
      className={classes['grid']}
      data-edge-left={table.isSelectable || undefined}
      data-edge-right={table.props.rowActions !== undefined || undefined}
      aria-hidden
    >
      {Array.from({ length: rows }, (_row, index) => (
        <div key={index} className={classes['row']} style={{ opacity: 1 - (index / rows) * 0.75 }}>
          {table.isSelectable ? (
            <div className={classes['selectionCell']}>
              <span className={classes['boneTick']} />
            </div>
          ) : null}
          {columns.map((column, at) => (
            <div key={column.id} className={classes['cell']} data-align={column.align}>
              <span
                className={classes['bone']}
                style={{ width: `${shares[(index * 3 + at * 5) % shares.length]}%` }}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
