import type { OutputOf } from '@tezga/contract';
import type { customers } from '@tezga/contract/customers';
import type { CustomerStore } from '@tezga/local-store';

type Changes = OutputOf<typeof customers.changes>;

export interface Following {
  readonly store: Pick<CustomerStore, 'claim' | 'take'>;
  /** Fetches the changes after a timestamp; null fetches everything. */
  readonly fetchChanges: (after: string | null) => Promise<Changes>;
}

/** Updates the local copy page by page; returns the number of changed customers. */
export async function syncCustomers({ store, fetchChanges }: Following): Promise<number> {
  let after = await store.claim();
  let next: Promise<Changes> | null = fetchChanges(after);
  let count = 0;
  while (next !== null) {
    const reply: Changes = await next;
    const { changedCustomers: changed, deletedCustomers: deleted, customersTimestamp: timestamp } = reply;
    // Prefetches the next page while this one is stored. Stops if the timestamp is unchanged, to avoid an
    // endless loop.
    next = reply.hasMore && timestamp !== after ? fetchChanges(timestamp) : null;
    next?.catch(() => undefined);
    if (timestamp !== after) await store.take({ changed, deleted, after, timestamp });
    count += changed.length + deleted.length;
    after = timestamp;
  }
  return count;
}
