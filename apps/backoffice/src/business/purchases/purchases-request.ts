import { purchaseSortColumns, purchaseTypes, type contract, type InputOf } from '@tezga/contract';
import { eInvoiceStatuses } from '@tezga/domain';
import type { TableState } from '@tezga/ui';
import { chosenIn, codesIn, periodIn, searchRequest, sortRequest } from '../../kits/lists/list-request.ts';

export type PurchasesRequest = InputOf<typeof contract.purchases.list>;

/** The list of all purchases, or only of e-invoices. */
export type PurchaseList = 'all' | 'electronic';

/** The request for a purchase list in this table state. */
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
    types: codesIn(state, 'type', purchaseTypes),
  },
});

/** The request for an export: the same filters, all rows. */
export const exportRequest = ({ tableOptions }: PurchasesRequest): PurchasesRequest => ({
  tableOptions: { ...tableOptions, export: true },
});
