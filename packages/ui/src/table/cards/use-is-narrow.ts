import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

const cardsBelow = 800;

/** Whether the list element itself, not the window, is too narrow for columns; rows then become cards. */
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
