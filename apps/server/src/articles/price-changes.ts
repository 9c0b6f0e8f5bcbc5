import { type Money } from '@tezga/domain';

/** What an article costs: everywhere, and where a shop has a price of its own. */
export interface Prices {
  readonly price: Money;
  readonly currency: string;
  readonly byShop: ReadonlyMap<string, Money>;
}

export interface ChangedPrice {
  /** Null is everywhere else. */
  readonly shopId: string | null;
  /** Null where a shop went back to the price of the others. */
  readonly price: Money | null;
}

/** Which prices are others than before; a new article had none. */
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
