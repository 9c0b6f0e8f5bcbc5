import type { contract } from '@tezga/contract';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import type { Handler } from '../platform/http/context.ts';
import { sellerOf } from './seller-of.ts';
import { fleetStore, sellersByName } from './store.ts';

export const faults: Handler<typeof contract.fleet.faults> = async (
  { kinds, search, sellerId: wanted },
  { transaction, person, clock },
) => {
  const store = fleetStore(transaction);
  const sellerId = sellerOf(person, wanted);
  const patterns = searchPatterns(search);
  const found = patterns.length === 0 ? null : await store.found(sellerId, patterns);
  return {
    faults: [...(await store.faultCounts({ sellerId, kinds, found, now: clock.now() }))],
    // Only a super admin can choose a seller.
    sellers: person.kind === 'SA' ? [...(await sellersByName(transaction))] : [],
  };
};
