import { invoiceClasses, invoiceSortColumns, type contract, type InputOf } from '@tezga/contract';
import {
  buyerKeyPrefix,
  eInvoiceFilters,
  fiscalStatuses,
  invoiceKindFilters,
  invoicesOnPageMax,
  paymentMethodCodes,
  vatExemptionCodes,
  vatRates,
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

/** The days of the week, from Monday. */
export const weekdayCodes = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The VAT rates and the VAT exemptions, by which reports group sales. */
export const taxCodes: readonly string[] = [
  ...vatRates.map(({ percent }) => String(percent)),
  ...vatExemptionCodes,
];

/** The name in a value of the buyer filter; empty for the value that means "no buyer". */
export const buyerNameOf = (chosen: string): string =>
  chosen.startsWith(buyerKeyPrefix) ? chosen.slice(buyerKeyPrefix.length) : '';

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
    weekdays: codesIn(state, 'weekday', weekdayCodes).map(Number),
    taxes: codesIn(state, 'vat', taxCodes),
    categoryIds: chosenIn(state, 'category'),
    hasFreeLines: chosenIn(state, 'line').includes('free'),
    buyers: chosenIn(state, 'buyer').map(buyerNameOf),
    eInvoices: codesIn(state, 'eInvoice', eInvoiceFilters),
    kinds: codesIn(state, 'kind', invoiceKindFilters),
    payDeadline: periodIn(state, 'due'),
    isUnpaid: chosenIn(state, 'debt').includes('unpaid'),
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
