import type { PendingUpdates } from '@tezga/ui';
import { useLayoutEffect, useRef } from 'react';

/**
 * Does the work once all that is on its way is there, and with what is there then; not at all where something did not
 * come. Asked for again meanwhile, it is still done once.
 */
export function useAfterPendingUpdates(
  pendingUpdates: PendingUpdates,
  work: () => Promise<void>,
  onWaiting: (isWaiting: boolean) => void,
): () => Promise<void> {
  const isRunning = useRef(false);
  // What arrives meanwhile is known only to the work of a later drawing.
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  const allUpdatesSucceed = async () => {
    onWaiting(true);
    const haveSucceeded = await pendingUpdates.allSucceeded();
    onWaiting(false);
    return haveSucceeded;
  };
  return async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      if (!pendingUpdates.hasAny || (await allUpdatesSucceed())) await latest.current();
    } finally {
      isRunning.current = false;
    }
  };
}
