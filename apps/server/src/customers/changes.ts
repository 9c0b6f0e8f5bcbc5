import { changesAtOnce, type contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { changesStore } from './changes-store.ts';
import { customerReply } from './customer-reply.ts';

/**
 * The customers that changed since the cursor (`customersTimestamp`), in batches. Without a cursor, all live customers.
 */
export const changes: Handler<typeof contract.customers.changes> = async (
  { customersTimestamp },
  { transaction, businessId },
) => {
  const store = changesStore(transaction, businessId);
  const cursor = BigInt(customersTimestamp ?? 0);
  const rows =
    customersTimestamp === undefined
      ? await store.live(changesAtOnce + 1)
      : await store.since(cursor, changesAtOnce + 1);
  const batch = rows.slice(0, changesAtOnce);
  return {
    changedCustomers: batch.flatMap((row) => (row.deleted_at === null ? [customerReply(row)] : [])),
    deletedCustomers: batch.flatMap(({ id, deleted_at: deletedAt }) => (deletedAt === null ? [] : [id])),
    hasMore: rows.length > batch.length,
    customersTimestamp: String(batch.at(-1)?.change_number ?? cursor),
  };
};
