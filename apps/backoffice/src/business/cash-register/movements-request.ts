import type { contract, InputOf } from '@tezga/contract';
import type { TableState } from '@tezga/ui';
import { chosenIn, pageRequest, periodIn } from '../../kits/lists/list-request.ts';

export type MovementsRequest = InputOf<typeof contract.cashRegister.transactions>;

/** What the list asks the server for when it stands in a given state; a page is always of a said size. */
export const movementsRequest = (state: TableState): MovementsRequest => ({
  ...pageRequest(state),
  posIds: chosenIn(state, 'till'),
  operatorIds: chosenIn(state, 'operator'),
  date: periodIn(state, 'period'),
});
