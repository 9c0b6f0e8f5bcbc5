import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocalCustomers } from './local/local-customers-context.ts';
import { customersKey } from './queries.ts';

/** After a change: invalidates the customer queries and syncs the local copy. */
export function useRefreshCustomers(): () => Promise<void> {
  const queries = useQueryClient();
  const local = useLocalCustomers();
  return useCallback(async () => {
    local.sync();
    await queries.invalidateQueries({ queryKey: customersKey });
  }, [local, queries]);
}
