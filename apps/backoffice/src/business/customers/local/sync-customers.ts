import type { OutputOf } from '@tezga/contract';
import type { customers } from '@tezga/contract/customers';
import type { CustomerStore } from '@tezga/local-store';

type Changes = OutputOf<typeof customers.changes>;

export interface Following {
  readonly store: Pick<CustomerStore, 'claim' | 'take'>;
  /** What changed after this; null asks for everything. */
  readonly ask: (after: string | null) => Promise<Changes>;
}

/** Brings the copy up to date, part by part, and says how many customers changed. */
export async function syncCustomers({ store, ask }: Following): Promise<number> {
  let after = await store.claim();
  let asked: Promise<Changes> | null = ask(after);
  let count = 0;
  while (asked !== null) {
    const reply: Changes = await asked;
    const { changedCustomers: changed, deletedCustomers: deleted, customersTimestamp: timestamp } = reply;
    // The next part is on its way while this one is stored. A part that leads nowhere would come again for ever.
    asked = reply.hasMore && timestamp !== after ? ask(timestamp) : null;
    asked?.catch(() => undefined);
    if (timestamp !== after) await store.take({ changed, deleted, after, timestamp });
    count += changed.length + deleted.length;
    after = timestamp;
  }
  return count;
}
