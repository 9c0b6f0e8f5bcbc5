import type { contract, InputOf } from '@tezga/contract';
import { fiscalStatuses, invoicesOnPageMost, noteTransactionCodes } from '@tezga/domain';
import type { TableState } from '@tezga/ui';

export type NotesRequest = InputOf<typeof contract.wtn.list>;

/** Below zero: as many as a list ever shows at once. */
const asManyAsThereCanBe = -1;

/** What may be chosen as the size of a page; the last is the most there is. */
export const notePageSizes = [15, 50, 100, invoicesOnPageMost];

/** What the list of notes asks the server for when it stands in a given state. */
export function notesRequest({ page, perPage, search, filters }: TableState): NotesRequest {
  const chosen = (filter: string) => [...(filters[filter] ?? [])];
  const [from, to] = filters['date'] ?? [];
  return {
    paginationOptions: { page, maxCount: perPage === invoicesOnPageMost ? asManyAsThereCanBe : perPage },
    posIds: chosen('till'),
    operatorIds: chosen('operator'),
    date: { ...(from ? { from } : {}), ...(to ? { to } : {}) },
    ...(search === '' ? {} : { search }),
    statuses: fiscalStatuses.filter((status) => chosen('status').includes(status)),
    transactions: noteTransactionCodes.filter((code) => chosen('transaction').includes(code)),
  };
}
