import { useRef } from 'react';
import type { PointerEvent } from 'react';
import type { Column } from './column.ts';
import classes from './Grid.module.css';
import { withColumnWidth } from './state/table-layout.ts';
import type { ColumnLayout } from './use-column-layout.ts';

interface ColumnEdgeProps<Row> {
  readonly layout: ColumnLayout<Row>;
  readonly column: Column<Row>;
}

/**
 * The right edge of a column header: dragging changes the width, a double-click resets it. For the keyboard,
 * the columns menu offers the same.
 */
export function ColumnEdge<Row>({ layout, column }: ColumnEdgeProps<Row>) {
  const start = useRef<{ x: number; width: number } | null>(null);

  const widthAt = (event: PointerEvent) =>
    start.current === null ? null : start.current.width + event.clientX - start.current.x;

  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = {
      x: event.clientX,
      width: event.currentTarget.parentElement?.offsetWidth ?? column.width,
    };
  };
  const drag = (event: PointerEvent) => {
    const pixels = widthAt(event);
    if (pixels !== null) layout.preview({ id: column.id, pixels });
  };
  const finish = (event: PointerEvent) => {
    const pixels = widthAt(event);
    const isMoved = start.current !== null && event.clientX !== start.current.x;
    start.current = null;
    layout.preview(null);
    if (pixels !== null && isMoved) layout.change(withColumnWidth(layout.current, column.id, pixels));
  };

  return (
    <span
      aria-hidden
      className={classes['edge']}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={finish}
      onPointerCancel={finish}
      onDoubleClick={() => layout.change(withColumnWidth(layout.current, column.id, undefined))}
    />
  );
}
