import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

const cardsBelow = 800;

/** Whether the list element (not the window) is too narrow for columns, so that rows are shown as cards. */
export function useIsNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setIsNarrow] = useState(() => globalThis.innerWidth < cardsBelow);
  useLayoutEffect(() => {
    const observed = element.current;
    if (observed === null) return undefined;
    const measure = () => setIsNarrow(observed.offsetWidth < cardsBelow);
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return isNarrow;
}
