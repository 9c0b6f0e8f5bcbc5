import { IconChevronDown, IconDots } from '@tabler/icons-react';
import { memo } from 'react';
import type { CSSProperties } from 'react';
import { usePhrases } from '../theme/PhrasesProvider.tsx';
import { rowName } from './column.ts';
import type { Column } from './column.ts';
import classes from './Grid.module.css';
import { Tick } from './bulk/Tick.tsx';

// The icon is created once, so that React does not compare it for every row.
const dots = <IconDots size={17} stroke={1.8} aria-hidden />;
const chevron = <IconChevronDown size={14} stroke={1.8} aria-hidden />;

interface TableRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  /** The position of the row in the whole list; the header row has position 1. */
  readonly ariaIndex: number;
  readonly columns: readonly Column<Row>[];
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  readonly isFocused: boolean;
  /** True for the row that Tab focuses (roving tabindex). */
  readonly isTabStop: boolean;
  readonly hasMenu: boolean;
  readonly isFaint: boolean;
  /** The distance from the top in pixels, in a virtualized table. */
  readonly offset: number | undefined;
}

function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, isSelectable, isSelected, isTabStop, offset } = props;
  const { table } = usePhrases();
  const name = rowName(columns, row);
  const tabIndex = isTabStop ? 0 : -1;
  const style: CSSProperties = offset === undefined ? {} : { transform: `translateY(${offset}px)` };
  return (
    <tr
      className={classes['row']}
      style={style}
      tabIndex={tabIndex}
      aria-rowindex={props.ariaIndex}
      {...(isSelectable ? { 'aria-selected': isSelected } : {})}
      data-index={index}
      data-selected={isSelected || undefined}
      data-focused={props.isFocused || undefined}
      data-faint={props.isFaint || undefined}
      data-placed={offset === undefined ? undefined : true}
    >
      {isSelectable ? (
        <td className={classes['selectionCell']} data-selects>
          <Tick label={table.selectRow(name)} state={isSelected ? 'all' : 'none'} tabIndex={tabIndex} />
        </td>
      ) : null}
      {columns.map((column) => (
        <TableCell key={column.id} column={column} row={row} />
      ))}
      {props.hasMenu ? (
        <td className={classes['menuCell']}>
          <button
            type="button"
            className={classes['menuButton']}
            aria-label={table.rowActions(name)}
            aria-haspopup="menu"
            tabIndex={tabIndex}
            data-opens-menu
          >
            {dots}
          </button>
        </td>
      ) : null}
    </tr>
  );
}

/** Memoized, because scrolling would otherwise render the same rows again and again. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

function TableCell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const { table } = usePhrases();
  const canFilter = column.filterBy !== undefined && column.filterBy.value(row) !== null;
  return (
    <td
      className={classes['cell']}
      data-align={column.align}
      data-strong={column.strong || undefined}
      data-column={column.id}
    >
      <div className={classes['content']}>{column.cell(row)}</div>
      {canFilter ? (
        // The button is not focusable, because keyboard users have the context menu of the row.
        <button
          type="button"
          className={classes['cellMenu']}
          title={table.cellActions(column.header)}
          aria-hidden
          tabIndex={-1}
          data-opens-cell-menu
        >
          {chevron}
        </button>
      ) : null}
    </td>
  );
}
