import type { contract, InputOf } from '@tezga/contract';
import { sumOf } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { chosenIn, codesIn, periodIn } from '../../kits/lists/list-request.ts';
import { pageOf, type Listed } from '../../kits/lists/page-of.ts';
import type { CentralEInvoice } from './queries.ts';

export const parties = ['SELLER', 'BUYER'] as const;

const eicPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isEic = (search: string): boolean => eicPattern.test(search.trim());

/** The request for this table state; a complete EIC is looked up on any date, sent or received. */
export function centralRequest(state: TableState): InputOf<typeof contract.eInvoices.find> {
  if (isEic(state.search)) return { EIC: state.search.trim() };
  const [partyType, ...others] = codesIn(state, 'party', parties);
  return {
    ...(partyType !== undefined && others.length === 0 ? { partyType } : {}),
    ...periodIn(state, 'date'),
  };
}

const listed: Listed<CentralEInvoice> = {
  isShown: ({ status }, filters) => {
    const wanted = chosenIn({ filters }, 'status');
    return wanted.length === 0 || wanted.includes(status);
  },
  words: ({ docNumber }) => [docNumber],
  order: {
    number: ({ docNumber }) => docNumber,
    date: ({ recDateTime }) => Date.parse(recDateTime),
    due: ({ dueDateTime }) => (dueDateTime === null ? Number.POSITIVE_INFINITY : Date.parse(dueDateTime)),
    amount: ({ amount }) => amount,
  },
};

/** A page of the matches; the central platform returns all at once, so filtering and sorting is done here. */
export function centralPage(all: readonly CentralEInvoice[], state: TableState) {
  const searched = isEic(state.search) ? { ...state, search: '' } : state;
  const everything = pageOf(all, { ...searched, page: 1, perPage: all.length + 1 }, listed);
  return {
    ...pageOf(all, searched, listed),
    totals: { amount: sumOf(everything.rows.map(({ amount }) => amount)) },
  };
}
