import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { VisuallyHidden } from '../controls/VisuallyHidden.tsx';
import { usePhrases } from '../theme/PhrasesProvider.tsx';
import type { Column } from './column.ts';
import { ColumnEdge } from './ColumnEdge.tsx';
import classes from './Grid.module.css';
import { withNextSort } from './state/table-state.ts';
import { Tick } from './bulk/Tick.tsx';
import { changeState } from './table-actions.ts';
import type { Table } from './use-table.ts';

export function TableHead<Row>({ table }: { readonly table: Table<Row> }) {
  const { table: phrases } = usePhrases();
  return (
    <thead className={classes['head']}>
      <tr className={classes['headRow']} aria-rowindex={1}>
        {table.isSelectable ? (
          <th scope="col" className={classes['selectionCell']} aria-label={phrases.selectionColumn}>
            <Tick
              label={phrases.selectPage}
              state={table.selection.page}
              isDisabled={table.rows.length === 0}
              onToggle={() => table.selection.togglePage()}
            />
          </th>
        ) : null}
        {table.layout.columns.map((column) => (
          <HeadCell key={column.id} table={table} column={column} />
        ))}
        {table.props.rowActions === undefined ? null : (
          <th scope="col" className={classes['menuCell']}>
            <VisuallyHidden>{phrases.actionsColumn}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  readonly table: Table<Row>;
  readonly column: Column<Row>;
}

function HeadCell<Row>({ table, column }: HeadCellProps<Row>) {
  const { state } = table.props;
  const direction = state.sort?.column === column.id ? state.sort.direction : null;
  const words = (
    <>
      <span className={classes['headWords']}>
        {column.header}
        {column.unit === undefined ? null : <span className={classes['unit']}> {column.unit}</span>}
      </span>
      {direction === 'asc' ? <IconArrowUp size={14} stroke={1.8} aria-hidden /> : null}
      {direction === 'desc' ? <IconArrowDown size={14} stroke={1.8} aria-hidden /> : null}
    </>
  );
  return (
    <th
      scope="col"
      className={classes['headCell']}
      data-align={column.align}
      data-sorted={direction === null ? undefined : true}
      {...(column.sortable === true ? { 'aria-sort': ariaSort(direction) } : {})}
    >
      {column.sortable === true ? (
        <button
          type="button"
          className={classes['sort']}
          onClick={() => changeState(table, withNextSort(state, column.id))}
        >
          {words}
        </button>
      ) : (
        <span className={classes['plainHead']}>{words}</span>
      )}
      <ColumnEdge layout={table.layout} column={column} />
    </th>
  );
}

function ariaSort(direction: 'asc' | 'desc' | null): 'ascending' | 'descending' | 'none' {
  if (direction === null) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
}
