import { invoiceClasses, type contract, type InputOf } from '@tezga/contract';
import { fiscalStatuses, invoicesOnPageMost, paymentMethodCodes } from '@tezga/domain';
import { defaultTableState, hourRangeOf, type TableState } from '@tezga/ui';

export type InvoicesRequest = InputOf<typeof contract.sales.list>;

/** Below zero: as many as a list ever shows at once. */
const asManyAsThereCanBe = -1;

/** What may be chosen as the size of a page; the last is the most there is. */
export const invoicePageSizes = [15, 50, 100, invoicesOnPageMost];

/** What a list of invoices asks the server for when it stands in a given state. */
export function invoicesRequest({ page, perPage, search, filters }: TableState): InvoicesRequest {
  const chosen = (filter: string) => [...(filters[filter] ?? [])];
  const [from, to] = filters['date'] ?? [];
  const hours = hourRangeOf(chosen('hour'));
  const types = chosen('type');
  return {
    paginationOptions: { page, maxCount: perPage === invoicesOnPageMost ? asManyAsThereCanBe : perPage },
    posIds: chosen('till'),
    operatorIds: chosen('operator'),
    date: { ...(from ? { from } : {}), ...(to ? { to } : {}) },
    hours: {
      ...(hours.from === null ? {} : { from: hours.from }),
      ...(hours.to === null ? {} : { to: hours.to }),
    },
    ...(search === '' ? {} : { search }),
    invoiceTypes:
      types.length === 0 ? [] : invoiceClasses.map((type) => ({ type, show: types.includes(type) })),
    statuses: fiscalStatuses.filter((status) => chosen('status').includes(status)),
    shopIds: chosen('shop'),
    methods: paymentMethodCodes.filter((method) => chosen('method').includes(method)),
    customerIds: chosen('customer'),
    articleIds: chosen('article'),
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
