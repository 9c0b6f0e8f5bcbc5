import { useState } from 'react';
import type { PointerEvent, RefObject } from 'react';

interface DragHandle {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

export interface RowDrag {
  readonly dragged: string | null;
  readonly handleOf: (id: string) => DragHandle;
}

/** Drags a list item by its handle; the other items make room. */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (id: string, to: number) => void,
): RowDrag {
  const [dragged, setDragged] = useState<string | null>(null);
  return {
    dragged,
    handleOf: (id) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(id);
      },
      onPointerMove: (event) => {
        if (dragged !== id || list.current === null) return;
        const lines = [...list.current.children];
        const to = lines.findIndex((line) => event.clientY < line.getBoundingClientRect().bottom);
        const from = lines.findIndex((line) => line.contains(event.currentTarget));
        const target = to < 0 ? lines.length - 1 : to;
        if (target !== from) onMove(id, target);
      },
      onPointerUp: () => setDragged(null),
      onPointerCancel: () => setDragged(null),
    }),
  };
}
