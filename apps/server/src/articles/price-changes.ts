import { type Money } from '@tezga/domain';

/** The general price of an article and the prices of shops that have their own. */
export interface Prices {
  readonly price: Money;
  readonly currency: string;
  readonly byShop: ReadonlyMap<string, Money>;
}

export interface ChangedPrice {
  /** Null for the general price. */
  readonly shopId: string | null;
  /** Null if the shop went back to the general price. */
  readonly price: Money | null;
}

/** The prices that differ from before; all prices of a new article. */
export function priceChanges(before: Prices | null, after: Prices): ChangedPrice[] {
  const isOtherCurrency = before?.currency !== after.currency;
  const changes: ChangedPrice[] = [];
  if (isOtherCurrency || before.price !== after.price) changes.push({ shopId: null, price: after.price });
  for (const [shopId, price] of after.byShop) {
    if (isOtherCurrency || before.byShop.get(shopId) !== price) changes.push({ shopId, price });
  }
  for (const shopId of before?.byShop.keys() ?? []) {
    if (!after.byShop.has(shopId)) changes.push({ shopId, price: null });
  }
  return changes;
}
