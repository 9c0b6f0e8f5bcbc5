import { defaultTableState, tableStateFromSearch, tableStateToSearch, type TableState } from '@tezga/ui';
import { trimPathRight, useLocation, useMatch, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** The state of a list, stored in its URL, so that Back returns to the same rows. */
export function useListState(defaults: TableState = defaultTableState, pageSizes?: readonly number[]) {
  const { searchStr } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  const state = useMemo(
    () => tableStateFromSearch(new URLSearchParams(searchStr), defaults, pageSizes),
    [searchStr, defaults, pageSizes],
  );
  const onStateChange = useCallback(
    (next: TableState, { replace }: { readonly replace: boolean }) => {
      if (isLeaving()) return;
      void navigate({ to: '.', search: tableStateToSearch(next, defaults), replace, resetScroll: false });
    },
    [navigate, isLeaving, defaults],
  );
  return { state, onStateChange };
}

/**
 * Whether the user is leaving the list and the next page is still loading. The list is still on screen then, so a
 * second Enter would open the page again and write the state of the list into its URL.
 */
export function useIsLeaving(): () => boolean {
  const router = useRouter();
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  return useCallback(
    () => trimPathRight(router.latestLocation.pathname) !== trimPathRight(pathname),
    [router, pathname],
  );
}
