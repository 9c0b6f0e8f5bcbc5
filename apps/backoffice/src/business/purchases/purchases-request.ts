import { purchaseSortColumns, purchasesOnPageMost, type contract, type InputOf } from '@tezga/contract';
import { eInvoiceStatuses } from '@tezga/domain';
import type { TableState } from '@tezga/ui';

export type PurchasesRequest = InputOf<typeof contract.purchases.list>;

/** Both lists are made of the same purchases. */
export type PurchaseList = 'all' | 'electronic';

export const purchasePageSizes = [15, 50, 100, purchasesOnPageMost];

/** What a list of purchases asks the server for when it stands in a given state. */
export function purchasesRequest(
  list: PurchaseList,
  { page, perPage, search, sort, filters }: TableState,
): PurchasesRequest {
  const [from, to] = filters['date'] ?? [];
  const column = purchaseSortColumns.find((name) => name === sort?.column);
  return {
    tableOptions: {
      page,
      perPage,
      electronic: list === 'electronic',
      ...(search === '' ? {} : { search }),
      ...(column === undefined
        ? {}
        : {
            sort: column,
            direction: sort?.direction === 'desc' ? ('descending' as const) : ('ascending' as const),
          }),
      date: { ...(from ? { from } : {}), ...(to ? { to } : {}) },
      suppliers: [...(filters['supplier'] ?? [])],
      statuses: eInvoiceStatuses.filter((status) => filters['status']?.includes(status) === true),
    },
  };
}

/** All that a file holds. */
export function exportRequest({ tableOptions }: PurchasesRequest): PurchasesRequest {
  return { tableOptions: { ...tableOptions, export: true } };
}
