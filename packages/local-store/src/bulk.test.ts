import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCustomer } from './a-customer.ts';
import { bulkDelete, bulkInsert, type WriteTransaction } from './bulk.ts';
import { recordOf } from './customer-rows.ts';
import { forgetDatabases } from './forget-databases.ts';
import { emptyWhenBroken } from './local-store-error.ts';
import { openLocalDatabase, type LocalDatabase } from './open-database.ts';

let database: LocalDatabase;

beforeEach(async () => {
  database = await openLocalDatabase('customer', { forgetValue: () => undefined });
});

afterEach(async () => {
  database.close();
  await forgetDatabases();
});

const writing = () => database.transaction('customer', 'readwrite') as unknown as WriteTransaction;

test('bulkInsert and bulkDelete write many items in one transaction', async () => {
  const records = [1, 2, 3].map((number) => recordOf(aCustomer(number)));
  await bulkInsert(writing(), 'customer', records);
  await bulkDelete(writing(), 'customer', [records[0]?._id ?? '', 'ffffffffffffffffffffffff']);
  expect(await database.getAllKeys('customer')).toEqual([records[1]?._id, records[2]?._id]);
});

test.each([
  ['', []],
  [undefined, []],
  [7, []],
  ['customer', undefined],
  ['customer', 'text'],
])('bulkInsert and bulkDelete refuse the store name %s with the list %s', async (store, items) => {
  await expect(bulkInsert(writing(), store as 'customer', items as never)).rejects.toThrow('no-data');
  await expect(bulkDelete(writing(), store as 'customer', items as never)).rejects.toThrow('no-data');
});

test.each([null, undefined])(
  'a list that contains %s is refused as a whole, and nothing is written',
  async (hole) => {
    const items = [recordOf(aCustomer(1)), hole];
    await expect(bulkInsert(writing(), 'customer', items as never)).rejects.toThrow('wrong-format');
    await expect(bulkDelete(writing(), 'customer', items as never)).rejects.toThrow('wrong-format');
    expect(await database.count('customer')).toBe(0);
  },
);

const broken = () => Promise.reject<string[]>(new Error('the disk is full'));

test('a failed read is logged and returns an empty list', async () => {
  const logged: unknown[] = [];
  expect(await emptyWhenBroken(broken, (error) => logged.push(error))).toEqual([]);
  expect(logged).toEqual([new Error('the disk is full')]);
  expect(
    await emptyWhenBroken(
      async () => ['found'],
      (error) => logged.push(error),
    ),
  ).toEqual(['found']);
  expect(logged).toHaveLength(1);
});
