import { contract } from '@tezga/contract';
import { BusinessStore, openLocalDatabase, type LocalBusiness } from '@tezga/local-store';
import { call } from '../../session/call.ts';
import { factsOf, tokenStore } from '../../session/token.ts';

/**
 * The storage key of the last sync: the timestamp (in seconds) that the server replied, times 1000. Signing out
 * removes the value together with the store.
 */
const timestampKey = 'businessUpdatedAt';

const storedSeconds = (): string | undefined => {
  const stored = Number(localStorage.getItem(timestampKey) ?? 0);
  return stored > 0 ? String(Math.floor(stored / 1000)) : undefined;
};

/**
 * The store of the signed-in user. Null if the browser has no database, such as in a private window; then everything
 * is fetched each time.
 */
async function openStore(): Promise<BusinessStore | null> {
  try {
    const database = await openLocalDatabase('superAdmin', {
      forgetValue: (key) => localStorage.removeItem(key),
    });
    return new BusinessStore(database, factsOf(tokenStore.get())?.userId ?? '');
  } catch {
    return null;
  }
}

export interface ReadBusinesses {
  readonly businesses: readonly LocalBusiness[];
  /** The server's timestamp of this list, in seconds. */
  readonly businessUpdatedAt: string;
}

/** The managed businesses: the stored ones, after fetching what has changed since the last sync. */
export async function readBusinesses(signal: AbortSignal): Promise<ReadBusinesses> {
  const store = await openStore();
  if (store === null) return call(contract.managedBusinesses.list, {}, { signal });
  try {
    // If the store has no rows of this user, the timestamp may belong to another user, so everything is fetched.
    const since = (await store.claim()) ? storedSeconds() : undefined;
    const input = since === undefined ? {} : { businessUpdatedAt: since };
    const reply = await call(contract.managedBusinesses.list, input, { signal });
    const { businesses: changed, removed, businessUpdatedAt } = reply;
    // The signal is aborted if another user has signed in since the call began.
    signal.throwIfAborted();
    await store.take({ changed, removed, isWhole: since === undefined });
    localStorage.setItem(timestampKey, String(Number(businessUpdatedAt) * 1000));
    return { businesses: await store.all(), businessUpdatedAt };
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
