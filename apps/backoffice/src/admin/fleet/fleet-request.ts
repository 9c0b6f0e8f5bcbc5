import type { contract, InputOf } from '@tezga/contract';
import { deviceKinds, fleetFaults } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { chosenIn, codesIn, searchRequest } from '../../kits/lists/list-request.ts';

export type FleetRequest = InputOf<typeof contract.fleet.page>;

/** The request for the fleet in this table state. */
export const fleetRequest = (state: TableState): FleetRequest => ({
  page: state.page,
  perPage: state.perPage,
  ...searchRequest(state),
  kinds: codesIn(state, 'kind', deviceKinds),
  fault: codesIn(state, 'fault', fleetFaults)[0] ?? null,
  sellerId: chosenIn(state, 'seller')[0] ?? null,
});
