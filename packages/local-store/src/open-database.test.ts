import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { forgetDatabases } from './forget-databases.ts';
import { openLocalDatabase } from './open-database.ts';

afterEach(() => forgetDatabases());

const forgotten: string[] = [];
const forgetValue = (key: string) => void forgotten.push(key);

async function leaveOldDatabase(version: number): Promise<void> {
  const old = await openDB('superAdmin', version, {
    upgrade: (database) => void database.createObjectStore('businesses', { keyPath: '_id' }),
  });
  await old.put('businesses', { _id: 'old' });
  old.close();
}

test('an unknown database name is refused', async () => {
  await expect(openLocalDatabase('invoices', { forgetValue })).rejects.toThrow('unknown-database');
});

test('customers have indexes on id number, name words, phone and time of change', async () => {
  const database = await openLocalDatabase('customer', { forgetValue });
  const store = database.transaction('customer').store;
  expect(database.version).toBe(7);
  expect(store.keyPath).toBe('_id');
  expect([...store.indexNames]).toEqual(['idNumber', 'nameArray', 'phone', 'updatedAt']);
  expect(store.index('nameArray').multiEntry).toBe(true);
  expect(store.index('phone').multiEntry).toBe(false);
  database.close();
});

test.each([1, 5])('an upgrade from version %i clears the businesses and their timestamp', async (version) => {
  forgotten.length = 0;
  await leaveOldDatabase(version);
  const database = await openLocalDatabase('superAdmin', { forgetValue });
  expect(forgotten).toEqual(['businessUpdatedAt']);
  expect(await database.getAll('businesses')).toEqual([]);
  database.close();
});

test('an upgrade from version 6 does not change the businesses', async () => {
  forgotten.length = 0;
  await leaveOldDatabase(6);
  const database = await openLocalDatabase('superAdmin', { forgetValue });
  expect(forgotten).toEqual([]);
  expect(await database.getAllKeys('businesses')).toEqual(['old']);
  database.close();
});

test('creating a new database removes no stored timestamp', async () => {
  forgotten.length = 0;
  const database = await openLocalDatabase('superAdmin', { forgetValue });
  expect(forgotten).toEqual([]);
  database.close();
});

test('a tab closes its connection when another tab deletes the database', async () => {
  let closed = 0;
  const database = await openLocalDatabase('customer', { forgetValue, onClosed: () => (closed += 1) });
  await database.put('general', 'one', 'owner');
  await forgetDatabases();
  expect(closed).toBe(1);
  const again = await openLocalDatabase('customer', { forgetValue });
  expect(await again.getAll('general')).toEqual([]);
  again.close();
});
