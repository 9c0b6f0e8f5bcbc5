import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { sellerOf } from './seller-of.ts';
import { fleetStore, sellersByName } from './store.ts';

export const faults: Handler<typeof contract.fleet.faults> = async (
  _input,
  { transaction, person, clock },
) => {
  const store = fleetStore(transaction);
  return {
    faults: [...(await store.faultCounts(sellerOf(person, null), clock.now()))],
    // Only a super admin can choose a seller.
    sellers: person.kind === 'SA' ? [...(await sellersByName(transaction))] : [],
  };
};
