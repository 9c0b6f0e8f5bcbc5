import { useSyncExternalStore } from 'react';

const wide = globalThis.matchMedia('(min-width: 801px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether two halves fit beside each other, as on a laptop. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
