import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import { databaseVersion, databaseNameOf } from './database-names.ts';
import type { StoredBusiness } from './local-business.ts';
import type { CustomerRecord } from './local-customer.ts';

/** The object stores of all databases; each database has some of them. */
export interface LocalStores extends DBSchema {
  /** Customers in single records, with search indexes. */
  customer: {
    key: string;
    value: CustomerRecord;
    indexes: { idNumber: string; nameArray: string; phone: string; updatedAt: string };
  };
  /** The customers of a large import in batches of JSON lines, because single records would take minutes. */
  customerPart: { key: number; value: string };
  /** The search text of each batch, one line for each customer. */
  customerPartIndex: { key: number; value: string };
  general: { key: string; value: string | number };
  businesses: { key: string; value: StoredBusiness };
}

export type LocalDatabase = IDBPDatabase<LocalStores>;

type Upgrade = IDBPTransaction<LocalStores, ('customer' | 'businesses')[], 'versionchange'>;

const lastWithOldBusinesses = 6;

export interface OpenOptions {
  /** Removes a value that is stored outside the database. */
  readonly forgetValue: (key: 'businessUpdatedAt') => void;
  /**
   * Called after the connection was closed: by the browser, or because another tab deletes or upgrades the
   * database.
   */
  readonly onClosed?: () => void;
}

export async function openLocalDatabase(
  name: string,
  { forgetValue, onClosed }: OpenOptions,
): Promise<LocalDatabase> {
  const known = databaseNameOf(name);
  return openDB<LocalStores>(known, databaseVersion, {
    upgrade(database, oldVersion, _newVersion, transaction) {
      if (oldVersion > 0 && oldVersion < lastWithOldBusinesses) {
        forgetValue('businessUpdatedAt');
        if (database.objectStoreNames.contains('businesses')) database.deleteObjectStore('businesses');
      }
      if (known === 'customer') makeCustomerStores(database, transaction as Upgrade);
      else makeStore(database, 'businesses', { keyPath: '_id' });
    },
    blocking(_currentVersion, _blockedVersion, event) {
      (event.target as IDBDatabase).close();
      onClosed?.();
    },
    terminated: () => onClosed?.(),
  });
}

function makeCustomerStores(database: LocalDatabase, transaction: Upgrade): void {
  makeStore(database, 'customer', { keyPath: '_id' });
  const customers = transaction.objectStore('customer');
  for (const index of ['idNumber', 'nameArray', 'phone', 'updatedAt'] as const) {
    if (!customers.indexNames.contains(index)) {
      customers.createIndex(index, index, { multiEntry: index === 'nameArray' });
    }
  }
  makeStore(database, 'customerPart', {});
  makeStore(database, 'customerPartIndex', {});
  makeStore(database, 'general', {});
}

function makeStore(
  database: LocalDatabase,
  name: StoreNames<LocalStores>,
  parameters: IDBObjectStoreParameters,
): void {
  if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, parameters);
}
