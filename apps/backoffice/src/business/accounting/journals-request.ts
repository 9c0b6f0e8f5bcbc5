import { journalSortColumns, type contract, type InputOf } from '@tezga/contract';
import { isAccountPath, journalKinds } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import {
  chosenIn,
  codesIn,
  pageRequest,
  periodIn,
  searchRequest,
  sortRequest,
} from '../../kits/lists/list-request.ts';

export type JournalsRequest = InputOf<typeof contract.accounting.journals>;

/** The request for the journal in this table state, always with a page size. */
export function journalsRequest(state: TableState): JournalsRequest {
  const [account] = chosenIn(state, 'account');
  return {
    ...pageRequest(state),
    kinds: codesIn(state, 'kind', journalKinds),
    // An invalid account in the address is dropped.
    ...(account !== undefined && isAccountPath(account) ? { account } : {}),
    date: periodIn(state, 'date'),
    ...searchRequest(state),
    ...sortRequest(state, journalSortColumns),
  };
}
