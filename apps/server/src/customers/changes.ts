import { changesAtOnce, type contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { changesStore } from './changes-store.ts';
import { customerReply } from './customer-reply.ts';

/** What whoever follows the customers has not seen yet; the first time nothing is said of those that are deleted. */
export const changes: Handler<typeof contract.customers.changes> = async (
  { customersTimestamp },
  { transaction, businessId },
) => {
  const store = changesStore(transaction, businessId);
  const seen = BigInt(customersTimestamp ?? 0);
  const rows =
    customersTimestamp === undefined
      ? await store.live(changesAtOnce + 1)
      : await store.since(seen, changesAtOnce + 1);
  const told = rows.slice(0, changesAtOnce);
  return {
    changedCustomers: told.flatMap((row) => (row.deleted_at === null ? [customerReply(row)] : [])),
    deletedCustomers: told.flatMap(({ id, deleted_at: deletedAt }) => (deletedAt === null ? [] : [id])),
    hasMore: rows.length > told.length,
    customersTimestamp: String(told.at(-1)?.change_number ?? seen),
  };
};
