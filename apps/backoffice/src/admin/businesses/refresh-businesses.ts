import type { QueryClient } from '@tanstack/react-query';
import { sessionQueries } from '../../session/queries.ts';

/** Invalidates the lists of businesses; resolves when the visible list is refetched. */
export const refreshBusinesses = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['businesses'] }),
    queries.invalidateQueries({ queryKey: sessionQueries.myBusinesses.queryKey }),
  ]);
