import { contract, type OutputOf } from '@tezga/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import type { FaultsRequest, FleetRequest } from './fleet-request.ts';

export type FleetDevice = OutputOf<typeof contract.fleet.page>['rows'][number];

/** Devices report at most once a minute, so polling more often would show nothing new. */
const pollMs = 60_000;

export const fleetQueries = {
  page: (request: FleetRequest) =>
    queryOptions({
      queryKey: ['fleet', 'page', request],
      queryFn: ({ signal }) => call(contract.fleet.page, request, { signal }),
      placeholderData: keepPreviousData,
      refetchInterval: pollMs,
    }),
  faults: (request: FaultsRequest) =>
    queryOptions({
      queryKey: ['fleet', 'faults', request],
      queryFn: ({ signal }) => call(contract.fleet.faults, request, { signal }),
      placeholderData: keepPreviousData,
      refetchInterval: pollMs,
    }),
};
