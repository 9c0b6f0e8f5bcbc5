import { defaultTableState, tableStateToSearch } from '@tezga/ui';

/** The history of an article in one shop. */
export function stockSearch(shopId: string): Record<string, string> {
  return tableStateToSearch({ ...defaultTableState, filters: { shop: [shopId] } });
}
