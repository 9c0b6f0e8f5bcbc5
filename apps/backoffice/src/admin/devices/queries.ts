import { contract, type OutputOf } from '@tezga/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';

export type DevicesOfBusiness = OutputOf<typeof contract.devices.all>;
export type Device = DevicesOfBusiness['devices'][number];

/** The key of all queries about the devices of a business; a change invalidates all of them. */
export const devicesKey = (businessId: string) => ['devices', businessId];

export const devicesQueries = {
  all: (businessId: string) =>
    queryOptions({
      queryKey: [...devicesKey(businessId), 'all'],
      queryFn: ({ signal }) => call(contract.devices.all, { businessId }, { signal }),
    }),
  /** Null if the device does not exist. */
  one: (businessId: string, id: string) =>
    queryOptions({
      queryKey: [...devicesKey(businessId), 'one', id],
      queryFn: async ({ signal }) => {
        const { devices } = await call(contract.devices.all, { businessId }, { signal });
        return devices.find(({ _id }) => _id === id) ?? null;
      },
      // A form opens with fresh data, and no refetch replaces it while the user types.
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }),
};
