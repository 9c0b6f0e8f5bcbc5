import type { IDBPTransaction, StoreKey, StoreNames, StoreValue } from 'idb';
import { LocalStoreError } from './local-store-error.ts';
import type { LocalStores } from './open-database.ts';

type Stores = StoreNames<LocalStores>;
export type WriteTransaction = IDBPTransaction<LocalStores, Stores[], 'readwrite'>;

/** Stores with keys of their own inside of what they keep. */
type KeyedStore = 'customer' | 'businesses';

/** Puts all items; with the transaction they are kept together or not at all. */
export async function bulkInsert<Store extends KeyedStore>(
  transaction: WriteTransaction,
  storeName: Store,
  items: readonly StoreValue<LocalStores, Store>[],
): Promise<void> {
  mustBeUsable(storeName, items);
  const store = transaction.objectStore(storeName);
  await Promise.all(items.map((item) => store.put(item)));
}

/** Takes all of them away; a key that is not there is no fault. */
export async function bulkDelete<Store extends Stores>(
  transaction: WriteTransaction,
  storeName: Store,
  keys: readonly StoreKey<LocalStores, Store>[],
): Promise<void> {
  mustBeUsable(storeName, keys);
  const store = transaction.objectStore(storeName);
  await Promise.all(keys.map((key) => store.delete(key)));
}

/** Checked before anything is asked of the database, which would end the transaction with an error of its own. */
function mustBeUsable(storeName: unknown, items: unknown): void {
  if (typeof storeName !== 'string' || storeName === '' || !Array.isArray(items)) {
    throw new LocalStoreError('no-data');
  }
  if (items.some((item) => item === null || item === undefined)) throw new LocalStoreError('wrong-format');
}
