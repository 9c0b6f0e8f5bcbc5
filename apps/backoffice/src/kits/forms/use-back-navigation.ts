import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Goes back to the list with its filter and page; without a history entry (a direct link), to the list itself. */
export function useBackNavigation(list: string): () => void {
  const router = useRouter();
  return useCallback(() => {
    // Skips the leave guard: the form has just been saved or discarded.
    if (router.history.canGoBack()) router.history.back({ ignoreBlocker: true });
    else router.history.push(list, undefined, { ignoreBlocker: true });
  }, [router, list]);
}
