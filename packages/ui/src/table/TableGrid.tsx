import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import classes from './Grid.module.css';
import { onRowClick, onRowContextMenu, showCutText } from './row-pointer.ts';
import { isLong, TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { TableMessage } from './TableMessage.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { TotalsRow } from './TotalsRow.tsx';
import type { Table } from './use-table.ts';
import { onRowKey } from './use-table-keys.ts';

const rowHeight = { usual: 36, onLowScreens: 34 };

export function TableGrid<Row>({ table }: { readonly table: Table<Row> }) {
  const isLow = useMediaQuery('(max-height: 800px)', undefined, { getInitialValueInEffect: false });
  const height = isLow ? rowHeight.onLowScreens : rowHeight.usual;
  // The element is stored in a state and not in a ref, so that the virtualizer is rendered again as soon as
  // the element exists.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { props, layout, rows } = table;
  const isFirstLoad = props.status === 'loading' && props.result === undefined;
  const isWaiting = props.status === 'loading' && !isFirstLoad;
  const hasRows = props.status !== 'error' && rows.length > 0;

  const style = {
    '--tz-columns': layout.tracks.template,
    '--tz-columns-min': `${layout.tracks.minWidth}px`,
    '--tz-row-height': `${height}px`,
  } as CSSProperties;
  return (
    <div
      ref={setScroller}
      className={classes['scroller']}
      style={style}
      data-long={isLong(rows) || undefined}
    >
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern builds on a table.
        role="grid"
        tabIndex={-1}
        className={classes['grid']}
        aria-label={props.label}
        aria-rowcount={table.total + 1}
        aria-colcount={layout.columns.length + (table.isSelectable ? 1 : 0) + (props.rowActions ? 1 : 0)}
        aria-multiselectable={table.isSelectable}
        aria-busy={props.status === 'loading'}
        // While the next page loads, the rows of the previous page are shown as disabled.
        aria-disabled={isWaiting}
        data-waiting={isWaiting || undefined}
        data-edge-left={table.isSelectable || undefined}
        data-edge-right={props.rowActions !== undefined || undefined}
        data-opens={props.onOpen !== undefined || undefined}
        onClick={(event: MouseEvent<HTMLElement>) => isWaiting || onRowClick(table, event)}
        onAuxClick={(event: MouseEvent<HTMLElement>) => isWaiting || onRowClick(table, event)}
        onContextMenu={(event: MouseEvent<HTMLElement>) => isWaiting || onRowContextMenu(table, event)}
        onMouseOver={showCutText}
        onFocus={showCutText}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => isWaiting || onRowKey(table, event)}
      >
        <TableHead table={table} />
        {hasRows ? <TableBody table={table} rowHeight={height} scroller={scroller} /> : null}
        {hasRows ? <TotalsRow table={table} /> : null}
      </table>
      {isFirstLoad ? <TableSkeleton table={table} /> : null}
      {isFirstLoad || hasRows ? null : <TableMessage table={table} />}
    </div>
  );
}
