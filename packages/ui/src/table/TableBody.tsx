import { useState } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import classes from './Grid.module.css';
import { showRow } from './show-row.ts';
import { TableRow } from './TableRow.tsx';
import { useFocusRequest } from './use-row-focus.ts';
import type { Table } from './use-table.ts';

interface TableBodyProps<Row> {
  readonly table: Table<Row>;
  readonly rowHeight: number;
  readonly scroller: HTMLDivElement | null;
}

const drawnAtOnceMax = 100;

export function isLong(rows: readonly unknown[]): boolean {
  return rows.length > drawnAtOnceMax;
}

/**
 * The rows of the table. Long pages are virtualized; short pages are rendered completely, so that the search
 * of the browser finds all rows.
 */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  return isLong(props.table.rows) ? <LongBody {...props} /> : <ShortBody {...props} />;
}

function ShortBody<Row>({ table, rowHeight, scroller }: TableBodyProps<Row>) {
  useFocusRequest(table.focus, scroller !== null, (index) => {
    if (scroller !== null) showRow(scroller, index, rowHeight);
  });
  return (
    <tbody className={classes['body']}>
      {table.rows.map((row, index) => (
        <BodyRow key={table.props.idOf(row)} table={table} row={row} index={index} />
      ))}
    </tbody>
  );
}

function LongBody<Row>({ table, rowHeight, scroller }: TableBodyProps<Row>) {
  const { rows, focus } = table;
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and not passed on.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 12,
    // The focused row is rendered even when it is out of view, because otherwise the keyboard focus would be
    // lost.
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      return focus.index < 0 || inView.includes(focus.index) ? inView : [...inView, focus.index];
    },
  });
  const drawn = virtualizer.getVirtualItems();
  useFocusRequest(focus, drawn.length > 0, (index) => {
    if (scroller !== null) showRow(scroller, index, rowHeight);
  });
  const slots = useSlotCount(drawn.length);
  // While the user scrolls, rows are rendered in the order of their slots, so that React moves no DOM nodes,
  // which would cost a frame. When scrolling stops, they are rendered in reading order.
  const ordered = virtualizer.isScrolling
    ? drawn.toSorted((one, other) => (one.index % slots) - (other.index % slots))
    : drawn;
  return (
    <tbody className={classes['body']} style={{ height: rows.length * rowHeight }}>
      {ordered.map(({ index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <BodyRow
            // The key is a slot number, so that React reuses the DOM nodes of rows that leave the view. The
            // focused row has its id as key, so that its node is not reused.
            key={index === focus.index ? table.props.idOf(row) : index % slots}
            table={table}
            row={row}
            index={index}
            offset={index * rowHeight}
          />
        );
      })}
    </tbody>
  );
}

/**
 * The largest number of rows rendered at once so far. With so many slots, no two rendered rows share a key.
 */
function useSlotCount(drawn: number): number {
  const [slots, setSlots] = useState(drawn);
  if (drawn <= slots) return slots;
  setSlots(drawn);
  return drawn;
}

interface BodyRowProps<Row> {
  readonly table: Table<Row>;
  readonly row: Row;
  readonly index: number;
  readonly offset?: number;
}

function BodyRow<Row>({ table, row, index, offset }: BodyRowProps<Row>) {
  const { props, focus } = table;
  const { page, perPage } = props.state;
  return (
    <TableRow
      row={row}
      index={index}
      ariaIndex={(page - 1) * perPage + index + 2}
      columns={table.layout.columns}
      isSelectable={table.isSelectable}
      isSelected={table.selection.ids.has(props.idOf(row))}
      isFocused={focus.index === index}
      isTabStop={Math.max(focus.index, 0) === index}
      hasMenu={props.rowActions !== undefined}
      isFaint={props.isFaint?.(row) ?? false}
      offset={offset}
    />
  );
}
