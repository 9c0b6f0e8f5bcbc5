import { movementSortColumns, type contract, type InputOf } from '@tezga/contract';
import type { TableState } from '@tezga/ui';
import { chosenIn, pageRequest, periodIn, sortRequest } from '../../kits/lists/list-request.ts';

export type MovementsRequest = InputOf<typeof contract.cashRegister.transactions>;

/** The request for the list of movements in this table state, always with a page size. */
export const movementsRequest = (state: TableState): MovementsRequest => ({
  ...pageRequest(state),
  posIds: chosenIn(state, 'till'),
  operatorIds: chosenIn(state, 'operator'),
  date: periodIn(state, 'period'),
  ...sortRequest(state, movementSortColumns),
});
