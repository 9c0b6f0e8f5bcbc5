import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRemoveAndRestore } from '../../kits/lists/use-remove-and-restore.tsx';
import { call } from '../../session/call.ts';
import { businessesQueries, type BusinessRow } from './queries.ts';
import { refreshBusinesses } from './refresh-businesses.ts';

const each = (run: (businessId: string) => Promise<unknown>) => (ids: string[]) => Promise.all(ids.map(run));

/** Deletes and restores businesses, with a separate call for each business. */
export function useBusinessMutations() {
  const { businesses } = usePhrases();
  const queries = useQueryClient();
  // The server refuses the deletion if the business has changed since the list that the admin sees was read.
  const seen = () => {
    const { businessUpdatedAt } = queries.getQueryData(businessesQueries.list.queryKey) ?? {};
    return businessUpdatedAt === undefined ? {} : { businessUpdatedAt };
  };
  return useRemoveAndRestore<BusinessRow>({
    idOf: ({ _id }) => _id,
    atOnce: 1,
    remove: each((businessId) => call(contract.managedBusinesses.remove, { businessId, ...seen() })),
    restore: each((businessId) => call(contract.managedBusinesses.restore, { businessId })),
    refresh: () => refreshBusinesses(queries),
    words: businesses.removal,
    asksForOne: true,
  });
}
