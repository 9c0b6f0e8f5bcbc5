import { invoiceClasses, type contract, type InputOf } from '@tezga/contract';
import { fiscalStatuses, invoicesOnPageMax, paymentMethodCodes } from '@tezga/domain';
import { defaultTableState, hourRangeOf, type TableState } from '@tezga/ui';
import {
  asManyAsThereCanBe,
  chosenIn,
  codesIn,
  pageRequest,
  periodIn,
  searchRequest,
  sizesUpTo,
} from '../../kits/lists/list-request.ts';

export type InvoicesRequest = InputOf<typeof contract.sales.list>;

/** What may be chosen as the size of a page; the last is the most there is. */
export const invoicePageSizes = sizesUpTo(invoicesOnPageMax);

/** What a list of invoices asks the server for when it stands in a given state. */
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
  };
}

/** How many a view of the list has: asked as its first page is, of which one row is the least there is. */
export function countRequest(filters: TableState['filters']): InvoicesRequest {
  return invoicesRequest({ ...defaultTableState, perPage: 1, filters });
}

/** All that a file holds. */
export function exportRequest(request: InvoicesRequest): InvoicesRequest {
  return { ...request, paginationOptions: { page: 1, maxCount: asManyAsThereCanBe } };
}
