import { defaultTableState, tableStateToSearch } from '@tezga/ui';

/** The address of the stock history in one shop. */
export function stockSearch(shopId: string): Record<string, string> {
  return tableStateToSearch({ ...defaultTableState, filters: { shop: [shopId] } });
}
