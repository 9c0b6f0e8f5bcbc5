import type { IDBPTransaction, StoreKey, StoreNames, StoreValue } from 'idb';
import { LocalStoreError } from './local-store-error.ts';
import type { LocalStores } from './open-database.ts';

type Stores = StoreNames<LocalStores>;
export type WriteTransaction = IDBPTransaction<LocalStores, Stores[], 'readwrite'>;

/** Stores whose key is a field of the value. */
type KeyedStore = 'customer' | 'businesses';

/** Writes all items in the caller's transaction, so that either all or none are saved. */
export async function bulkInsert<Store extends KeyedStore>(
  transaction: WriteTransaction,
  storeName: Store,
  items: readonly StoreValue<LocalStores, Store>[],
): Promise<void> {
  mustBeUsable(storeName, items);
  const store = transaction.objectStore(storeName);
  await Promise.all(items.map((item) => store.put(item)));
}

/** Deletes the items with these keys; a missing key is ignored. */
export async function bulkDelete<Store extends Stores>(
  transaction: WriteTransaction,
  storeName: Store,
  keys: readonly StoreKey<LocalStores, Store>[],
): Promise<void> {
  mustBeUsable(storeName, keys);
  const store = transaction.objectStore(storeName);
  await Promise.all(keys.map((key) => store.delete(key)));
}

/**
 * Validates the arguments before any database call, because a failed database call would abort the
 * transaction with its own error.
 */
function mustBeUsable(storeName: unknown, items: unknown): void {
  if (typeof storeName !== 'string' || storeName === '' || !Array.isArray(items)) {
    throw new LocalStoreError('no-data');
  }
  if (items.some((item) => item === null || item === undefined)) throw new LocalStoreError('wrong-format');
}
