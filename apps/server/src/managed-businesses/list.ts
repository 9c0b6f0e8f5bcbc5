import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { listStore } from './list-store.ts';
import { listedReply } from './listed-reply.ts';
import { businessSearchPatterns } from './business-search-patterns.ts';

const foundMax = 200;

/**
 * A call for changes since a timestamp also returns changes of the minute before it: a transaction that was open at
 * that time may have committed after the last call.
 */
const overlapSeconds = 60;

export const list: Handler<typeof contract.managedBusinesses.list> = async (
  { searchTerm, deleted, businessUpdatedAt },
  { transaction, person, config },
) => {
  const store = listStore(transaction, person);
  const now = await store.now();
  const since = businessUpdatedAt === undefined ? null : Number(businessUpdatedAt) - overlapSeconds;
  const patterns = businessSearchPatterns(searchTerm);
  const max = patterns.length === 0 ? null : foundMax;
  const rows = await store.list({ patterns, deleted: deleted ?? null, since, max });
  return {
    businesses: rows.slice(0, max ?? rows.length).map((row) => listedReply(row, config)),
    removed: since === null ? [] : await store.handedOver(since),
    isCut: max !== null && rows.length > max,
    businessUpdatedAt: String(now),
  };
};
