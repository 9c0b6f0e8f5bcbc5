import type { contract, InputOf } from '@tezga/contract';
import { isAccountPath, journalKinds } from '@tezga/domain';
import type { TableState } from '@tezga/ui';

export type JournalsRequest = InputOf<typeof contract.accounting.journals>;

/** What the journal asks the server for when it stands in a given state; a page is always of a said size. */
export function journalsRequest({ page, perPage, filters }: TableState): JournalsRequest {
  const [from, to] = filters['date'] ?? [];
  const [account] = filters['account'] ?? [];
  const chosen = filters['kind'] ?? [];
  return {
    paginationOptions: { page, maxCount: perPage },
    kinds: journalKinds.filter((kind) => chosen.includes(kind)),
    // What a stale or broken address holds is left out.
    ...(account !== undefined && isAccountPath(account) ? { account } : {}),
    date: { ...(from ? { from } : {}), ...(to ? { to } : {}) },
  };
}
