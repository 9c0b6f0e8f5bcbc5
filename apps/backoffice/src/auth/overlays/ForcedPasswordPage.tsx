import { LoadingOverlay } from '@tezga/ui';
import { useEffect, useState } from 'react';
import { ForcedPasswordDialog } from './ForcedPasswordDialog.tsx';

const dialogDelayMs = 1500;

/** Replaces all screens until the user has replaced a password set by someone else. */
export function ForcedPasswordPage() {
  const isDue = useLater(true, dialogDelayMs);
  return isDue ? <ForcedPasswordDialog /> : <LoadingOverlay />;
}

/** Debounce: true after the condition has held for `delayMs`; each new start restarts the timer. */
function useLater(isSo: boolean, delayMs: number): boolean {
  const [hasBeen, setHasBeen] = useState(false);
  useEffect(() => {
    const timer = isSo ? setTimeout(() => setHasBeen(true), delayMs) : undefined;
    return () => {
      clearTimeout(timer);
      setHasBeen(false);
    };
  }, [isSo, delayMs]);
  return isSo && hasBeen;
}
