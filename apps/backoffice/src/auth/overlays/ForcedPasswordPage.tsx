import { LoadingOverlay } from '@tezga/ui';
import { useEffect, useState } from 'react';
import { ForcedPasswordDialog } from './ForcedPasswordDialog.tsx';

const dialogDelayMs = 1500;

/** Stands in place of the screens until a given password is replaced. */
export function ForcedPasswordPage() {
  const isDue = useLater(true, dialogDelayMs);
  return isDue ? <ForcedPasswordDialog /> : <LoadingOverlay />;
}

/** True once something has been so for a while; when it ends and comes again, the while begins anew. */
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
