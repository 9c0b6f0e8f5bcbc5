import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Back to the list as one left it, with its filter and page; to the list itself where a link led straight here. */
export function useWayBack(list: string): () => void {
  const router = useRouter();
  return useCallback(() => {
    // What is saved or given up on purpose is not asked about again.
    if (router.history.canGoBack()) router.history.back({ ignoreBlocker: true });
    else router.history.push(list, undefined, { ignoreBlocker: true });
  }, [router, list]);
}
