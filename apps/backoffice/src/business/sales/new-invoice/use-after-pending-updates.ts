import type { PendingUpdates } from '@tezga/ui';
import { useLayoutEffect, useRef } from 'react';

/**
 * Runs the work after all pending updates (scans, uploads) have succeeded, with the state after them; does not run it
 * if one failed. Calls made while it waits or runs are ignored.
 */
export function useAfterPendingUpdates(
  pendingUpdates: PendingUpdates,
  work: () => Promise<void>,
  onWaiting: (isWaiting: boolean) => void,
): () => Promise<void> {
  const isRunning = useRef(false);
  // A ref, because the closure of this render does not see the updates; the work of a later render does.
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
