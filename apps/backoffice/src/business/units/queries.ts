import { contract, type OutputOf } from '@tezga/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import { refreshNecessary } from '../../session/necessary-data.ts';

export type Unit = OutputOf<typeof contract.units.list>['units'][number];

export const unitsQueries = {
  list: queryOptions({
    queryKey: ['units', 'list'],
    queryFn: async ({ signal }) => (await call(contract.units.list, {}, { signal })).units,
  }),
  /**
   * The key starts with the key of the current units, so that invalidating that key includes the deleted
   * units.
   */
  deleted: queryOptions({
    queryKey: ['units', 'list', 'deleted'],
    queryFn: async ({ signal }) => (await call(contract.units.list, { deleted: '1' }, { signal })).units,
  }),
  standard: queryOptions({
    queryKey: ['units', 'standard'],
    queryFn: ({ signal }) => call(contract.units.standard, {}, { signal }),
    staleTime: Infinity,
  }),
};

export async function refreshUnits(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries(unitsQueries.list), refreshNecessary(queries, 'units')]);
}
