import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocalCustomers } from '../local/local-customers-context.ts';
import type { ImportKind } from './import-kind.ts';

/** After an import or its undoing: whatever is shown of these records is asked again, and the copy in the browser follows. */
export function useRefreshImported({ staleKeys }: ImportKind): () => void {
  const queries = useQueryClient();
  const local = useLocalCustomers();
  return useCallback(() => {
    for (const queryKey of staleKeys) void queries.invalidateQueries({ queryKey: [...queryKey] });
    local.sync();
  }, [staleKeys, queries, local]);
}
