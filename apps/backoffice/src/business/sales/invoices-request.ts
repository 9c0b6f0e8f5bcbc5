import { invoiceClasses, invoiceSortColumns, type contract, type InputOf } from '@tezga/contract';
import {
  eInvoiceFilters,
  fiscalStatuses,
  invoiceKindFilters,
  invoicesOnPageMax,
  paymentMethodCodes,
} from '@tezga/domain';
import { defaultTableState, hourRangeOf, type TableState } from '@tezga/ui';
import {
  asManyAsThereCanBe,
  chosenIn,
  codesIn,
  pageRequest,
  periodIn,
  searchRequest,
  sizesUpTo,
  sortRequest,
} from '../../kits/lists/list-request.ts';

export type InvoicesRequest = InputOf<typeof contract.sales.list>;

/** Page sizes to choose from; the last one is the maximum. */
export const invoicePageSizes = sizesUpTo(invoicesOnPageMax);

/** The request for the invoice list in this table state. */
export function invoicesRequest(state: TableState): InvoicesRequest {
  const { from, to } = hourRangeOf(chosenIn(state, 'hour'));
  const types = chosenIn(state, 'type');
  return {
    ...pageRequest(state, invoicesOnPageMax),
    posIds: chosenIn(state, 'till'),
    operatorIds: chosenIn(state, 'operator'),
    date: periodIn(state, 'date'),
    hours: { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) },
    ...searchRequest(state),
    invoiceTypes:
      types.length === 0 ? [] : invoiceClasses.map((type) => ({ type, show: types.includes(type) })),
    statuses: codesIn(state, 'status', fiscalStatuses),
    shopIds: chosenIn(state, 'shop'),
    methods: codesIn(state, 'method', paymentMethodCodes),
    customerIds: chosenIn(state, 'customer'),
    articleIds: chosenIn(state, 'article'),
    eInvoices: codesIn(state, 'eInvoice', eInvoiceFilters),
    kinds: codesIn(state, 'kind', invoiceKindFilters),
    payDeadline: periodIn(state, 'due'),
    ...sortRequest(state, invoiceSortColumns),
  };
}

/** Requests the count of a view with its filters; one row is the smallest page. */
export function countRequest(filters: TableState['filters']): InvoicesRequest {
  return invoicesRequest({ ...defaultTableState, perPage: 1, filters });
}

/** The request for an export: the same filters, all rows. */
export function exportRequest(request: InvoicesRequest): InvoicesRequest {
  return { ...request, paginationOptions: { page: 1, maxCount: asManyAsThereCanBe } };
}
