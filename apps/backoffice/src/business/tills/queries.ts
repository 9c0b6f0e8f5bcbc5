import { contract, type OutputOf } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type Pos = OutputOf<typeof contract.tills.posList>['posList'][number];
export type Epos = OutputOf<typeof contract.tills.eposList>['eposList'][number];
export type Till = Pos | Epos;
export type TillKind = 'pos' | 'epos';

/** The key of all till queries; a change invalidates all of them. */
export const tillsKey = ['tills'];

async function fetchTills(kind: TillKind, signal: AbortSignal): Promise<Till[]> {
  return kind === 'pos'
    ? (await call(contract.tills.posList, {}, { signal })).posList
    : (await call(contract.tills.eposList, {}, { signal })).eposList;
}

export const tillsQueries = {
  list: (kind: TillKind) =>
    queryOptions({
      queryKey: [...tillsKey, kind, 'list'],
      queryFn: ({ signal }) => fetchTills(kind, signal),
    }),
  /** Null if the till does not exist. */
  one: (kind: TillKind, id: string) =>
    queryOptions({
      queryKey: [...tillsKey, kind, 'one', id],
      queryFn: async ({ signal }) => (await fetchTills(kind, signal)).find(({ _id }) => _id === id) ?? null,
      // A form opens with fresh data, and no refetch replaces it while the user types.
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
};
