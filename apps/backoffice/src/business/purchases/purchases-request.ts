import { purchaseSortColumns, type contract, type InputOf } from '@tezga/contract';
import { eInvoiceStatuses } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { chosenIn, codesIn, periodIn, searchRequest, sortRequest } from '../../kits/lists/list-request.ts';

export type PurchasesRequest = InputOf<typeof contract.purchases.list>;

/** Both lists are made of the same purchases. */
export type PurchaseList = 'all' | 'electronic';

/** What a list of purchases asks the server for when it stands in a given state. */
export const purchasesRequest = (list: PurchaseList, state: TableState): PurchasesRequest => ({
  tableOptions: {
    page: state.page,
    perPage: state.perPage,
    electronic: list === 'electronic',
    ...searchRequest(state),
    ...sortRequest(state, purchaseSortColumns),
    date: periodIn(state, 'date'),
    suppliers: chosenIn(state, 'supplier'),
    statuses: codesIn(state, 'status', eInvoiceStatuses),
  },
});

/** All that a file holds. */
export const exportRequest = ({ tableOptions }: PurchasesRequest): PurchasesRequest => ({
  tableOptions: { ...tableOptions, export: true },
});
