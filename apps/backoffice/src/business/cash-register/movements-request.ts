import type { contract, InputOf } from '@tezga/contract';
import type { TableState } from '@tezga/ui';

export type MovementsRequest = InputOf<typeof contract.cashRegister.transactions>;

/** What the list asks the server for when it stands in a given state; a page is always of a said size. */
export function movementsRequest({ page, perPage, filters }: TableState): MovementsRequest {
  const [from, to] = filters['period'] ?? [];
  return {
    paginationOptions: { page, maxCount: perPage },
    posIds: [...(filters['till'] ?? [])],
    operatorIds: [...(filters['operator'] ?? [])],
    date: { ...(from ? { from } : {}), ...(to ? { to } : {}) },
  };
}
