import { noteSortColumns, type contract, type InputOf } from '@tezga/contract';
import { fiscalStatuses, invoicesOnPageMax, noteTransactionCodes } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import {
  chosenIn,
  codesIn,
  pageRequest,
  periodIn,
  searchRequest,
  sortRequest,
} from '../../kits/lists/list-request.ts';

export type NotesRequest = InputOf<typeof contract.wtn.list>;

/** The request for the list of accompanying invoices in this table state. */
export const notesRequest = (state: TableState): NotesRequest => ({
  ...pageRequest(state, invoicesOnPageMax),
  ...searchRequest(state),
  shopIds: chosenIn(state, 'shop'),
  posIds: chosenIn(state, 'till'),
  operatorIds: chosenIn(state, 'operator'),
  date: periodIn(state, 'date'),
  statuses: codesIn(state, 'status', fiscalStatuses),
  transactions: codesIn(state, 'transaction', noteTransactionCodes),
  ...sortRequest(state, noteSortColumns),
});
