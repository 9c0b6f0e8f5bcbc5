import type { QueryClient } from '@tanstack/react-query';
import { sessionQueries } from '../../session/queries.ts';

/** Fetches what has changed in the businesses; waits for the list that is shown. */
export const refreshBusinesses = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['businesses'] }),
    queries.invalidateQueries({ queryKey: sessionQueries.myBusinesses.queryKey }),
  ]);
