import { contract } from '@tezga/contract';
import { BusinessStore, openLocalDatabase, type LocalBusiness } from '@tezga/local-store';
import { call } from '../../session/call.ts';

/** The storage key of the server's timestamp of the last sync, times 1000. Signing out removes it with the store. */
const timestampKey = 'businessUpdatedAt';

const storedSeconds = (): string | undefined => {
  const stored = Number(localStorage.getItem(timestampKey) ?? 0);
  return stored > 0 ? String(Math.floor(stored / 1000)) : undefined;
};

/** Null if the browser has no database, such as in a private window; then everything is fetched each time. */
async function openStore(): Promise<BusinessStore | null> {
  try {
    const database = await openLocalDatabase('superAdmin', {
      forgetValue: (key) => localStorage.removeItem(key),
    });
    return new BusinessStore(database);
  } catch {
    return null;
  }
}

/** The managed businesses: the stored ones, after fetching what has changed since the last sync. */
export async function readBusinesses(signal: AbortSignal): Promise<readonly LocalBusiness[]> {
  const store = await openStore();
  if (store === null) return (await call(contract.managedBusinesses.list, {}, { signal })).businesses;
  try {
    const businessUpdatedAt = storedSeconds();
    const reply = await call(
      contract.managedBusinesses.list,
      businessUpdatedAt === undefined ? {} : { businessUpdatedAt },
      { signal },
    );
    const { businesses: changed, removed } = reply;
    await store.take({ changed, removed, isWhole: businessUpdatedAt === undefined });
    localStorage.setItem(timestampKey, String(Number(reply.businessUpdatedAt) * 1000));
    return await store.all();
  } finally {
    store.close();
  }
}

/** Removes businesses from the local store after a reseller transferred them to another administrator. */
export async function removeLocally(ids: readonly string[]): Promise<void> {
  const store = await openStore();
  await store?.take({ changed: [], removed: ids, isWhole: false });
  store?.close();
}
