import type { contract } from '@tezga/contract';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import type { Handler } from '../platform/http/context.ts';
import { fleetRows } from './fleet-rows.ts';
import { sellerOf } from './seller-of.ts';
import { fleetCountMax, fleetStore, type FleetFilter } from './store.ts';

export const page: Handler<typeof contract.fleet.page> = async (input, { transaction, person, clock }) => {
  const { kinds, fault, perPage } = input;
  const store = fleetStore(transaction);
  const patterns = searchPatterns(input.search);
  const ids = patterns.length === 0 ? null : await store.found(patterns);
  const sellerId = sellerOf(person, input.sellerId);
  const now = clock.now();
  const filter: FleetFilter = { sellerId, kinds, ids, fault, now };
  const offset = (input.page - 1) * perPage;

  const faulty = await store.countWithFaults(filter);
  const urgent = offset < faulty ? await store.withFaults(filter, { limit: perPage, offset }) : [];
  // A fault as filter leaves out the devices without one.
  const healthy = fault === null ? await store.countWithoutFaults(filter) : 0;
  const missing = fault === null ? perPage - urgent.length : 0;
  const rest =
    missing > 0
      ? await store.withoutFaults(filter, { limit: missing, offset: Math.max(0, offset - faulty) })
      : [];
  return {
    rows: await fleetRows(transaction, sellerId, [...urgent, ...rest], now),
    total: faulty + Math.min(healthy, fleetCountMax),
    isMore: healthy > fleetCountMax,
  };
};
