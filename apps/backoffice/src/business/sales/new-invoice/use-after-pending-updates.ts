import type { PendingUpdates } from '@tezga/ui';
import { useLayoutEffect, useRef } from 'react';

/**
 * Waits for all pending updates (scans, uploads), then runs the work with the resulting state; does nothing if an
 * update failed. Ignores calls while it waits or runs.
 */
export function useAfterPendingUpdates(
  pendingUpdates: PendingUpdates,
  work: () => Promise<void>,
  onWaiting: (isWaiting: boolean) => void,
): () => Promise<void> {
  const isRunning = useRef(false);
  // A ref to the work of the newest render, because the closure of this render does not see the updates.
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
