import { activitySortColumns, type contract, type InputOf } from '@tezga/contract';
import type { TableState } from '@tezga/ui';
import { chosenIn, periodIn, searchRequest, sortRequest } from '../../kits/lists/list-request.ts';

export type ActivityRequest = InputOf<typeof contract.activity.list>;

/** The request for a list in the given state. */
export const activityRequest = (state: TableState): ActivityRequest => ({
  page: state.page,
  perPage: state.perPage,
  ...sortRequest(state, activitySortColumns),
  ...searchRequest(state),
  ...periodIn(state, 'period'),
  users: chosenIn(state, 'user'),
  actions: chosenIn(state, 'action'),
});
