import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ImportKind } from './import-kind.ts';

/** After an import or its undo: invalidates the queries of these records and runs `afterImport` of their kind. */
export function useRefreshImported({ staleKeys, afterImport }: ImportKind): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const queryKey of staleKeys) void queries.invalidateQueries({ queryKey: [...queryKey] });
    afterImport?.();
  }, [staleKeys, queries, afterImport]);
}
