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
  const sellerId = sellerOf(person, input.sellerId);
  const found = patterns.length === 0 ? null : await store.found(sellerId, patterns);
  const now = clock.now();
  const filter: FleetFilter = { sellerId, kinds, found, fault, now };
  const offset = (input.page - 1) * perPage;

  const urgent = await store.withFaults(filter, { limit: perPage, offset });
  // A page after the last device with a fault has no row, and therefore no total, so the faulty devices are counted
  // separately.
  const faulty = urgent[0]?.total ?? (await store.countWithFaults(filter));
  if (fault !== null) {
    // A list that is filtered by faults has no devices without a fault.
    return { rows: await fleetRows(transaction, sellerId, urgent, now), total: faulty, isMore: false };
  }
  const missing = perPage - urgent.length;
  const rest =
    missing > 0
      ? await store.withoutFaults(filter, { limit: missing, offset: Math.max(0, offset - faulty) })
      : [];
  const count = await store.count(filter);
  return {
    rows: await fleetRows(transaction, sellerId, [...urgent, ...rest], now),
    total: Math.max(faulty, Math.min(count, fleetCountMax)),
    isMore: count > fleetCountMax,
  };
};
