import { useEffect, useState } from 'react';

/** True once something has been so for a while; when it ends and comes again, the while begins anew. */
export function useLater(isSo: boolean, delayMs: number): boolean {
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
