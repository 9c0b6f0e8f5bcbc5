import { defaultTableState, tableStateFromSearch, tableStateToSearch, type TableState } from '@tezga/ui';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** The state of a list, stored in its URL, so that Back returns to the same rows. */
export function useListState(defaults: TableState = defaultTableState, pageSizes?: readonly number[]) {
  const { searchStr } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(
    () => tableStateFromSearch(new URLSearchParams(searchStr), defaults, pageSizes),
    [searchStr, defaults, pageSizes],
  );
  const onStateChange = useCallback(
    (next: TableState, { replace }: { readonly replace: boolean }) =>
      void navigate({ to: '.', search: tableStateToSearch(next, defaults), replace, resetScroll: false }),
    [navigate, defaults],
  );
  return { state, onStateChange };
}
