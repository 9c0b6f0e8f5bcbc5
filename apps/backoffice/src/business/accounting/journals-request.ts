import type { contract, InputOf } from '@tezga/contract';
import { isAccountPath, journalKinds } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { chosenIn, codesIn, pageRequest, periodIn } from '../../kits/lists/list-request.ts';

export type JournalsRequest = InputOf<typeof contract.accounting.journals>;

/** What the journal asks the server for when it stands in a given state; a page is always of a said size. */
export function journalsRequest(state: TableState): JournalsRequest {
  const [account] = chosenIn(state, 'account');
  return {
    ...pageRequest(state),
    kinds: codesIn(state, 'kind', journalKinds),
    // What a stale or broken address holds is left out.
    ...(account !== undefined && isAccountPath(account) ? { account } : {}),
    date: periodIn(state, 'date'),
  };
}
