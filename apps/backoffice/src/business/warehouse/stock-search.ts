import { defaultTableState, tableStateToSearch, type TableState } from '@tezga/ui';

/** The address of the stock history in one shop, with the other filters that are chosen. */
export function stockSearch(shopId: string, filters: TableState['filters'] = {}): Record<string, string> {
  return tableStateToSearch({ ...defaultTableState, filters: { ...filters, shop: [shopId] } });
}
