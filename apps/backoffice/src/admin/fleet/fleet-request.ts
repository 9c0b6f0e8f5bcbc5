import type { contract, InputOf } from '@tezga/contract';
import { deviceKinds, fleetFaults } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { chosenIn, codesIn, searchRequest } from '../../kits/lists/list-request.ts';

export type FleetRequest = InputOf<typeof contract.fleet.page>;

export type FaultsRequest = InputOf<typeof contract.fleet.faults>;

/**
 * The request for the chart: for each fault, the number of devices that match the search and the filters of the list,
 * except the filter by fault.
 */
export const faultsRequest = (state: TableState): FaultsRequest => ({
  ...searchRequest(state),
  kinds: codesIn(state, 'kind', deviceKinds),
  sellerId: chosenIn(state, 'seller')[0] ?? null,
});

/** The request for the fleet in this table state. */
export const fleetRequest = (state: TableState): FleetRequest => ({
  page: state.page,
  perPage: state.perPage,
  ...faultsRequest(state),
  fault: codesIn(state, 'fault', fleetFaults)[0] ?? null,
});
