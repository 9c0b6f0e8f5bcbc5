import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer } from './a-customer.ts';
import { CustomerStore } from './customer-store.ts';
import { forgetDatabases } from './forget-databases.ts';
import type { LocalCustomer } from './local-customer.ts';
import { openLocalDatabase, type LocalDatabase } from './open-database.ts';

const owner = { businessId: 'b'.repeat(24), userId: 'a'.repeat(24) };
const other = { businessId: 'c'.repeat(24), userId: 'a'.repeat(24) };

let database: LocalDatabase;
let store: CustomerStore;

beforeEach(async () => {
  database = await openLocalDatabase('customer', { forgetValue: () => undefined });
  store = new CustomerStore(database, owner);
  await store.claim();
});

afterEach(async () => {
  database.close();
  await forgetDatabases();
});

const agim = aCustomer(1, { name: 'Agim Prifti', idNumber: 'I85312074A', phone: '069 123 4567' });
const cajupi = aCustomer(2, { name: 'Bar Çajupi shpk', idNumber: 'L91412709B' });
const perroi = aCustomer(3, { name: 'Përroi Bar', phone: '+355 4 2230 000' });

/** The given customers among so many others that the store saves all of them in batches. */
const manyCustomersWith = (...customers: LocalCustomer[]) => [
  ...Array.from({ length: 1200 }, (_each, place) => aCustomer(1000 + place, { name: `Turma ${place}` })),
  ...customers,
];

const namesOf = async (text: string) => (await store.search(text)).map(({ name }) => name);

describe.each([
  ['one by one', (...customers: LocalCustomer[]) => customers],
  ['in bulk', manyCustomersWith],
])('customers saved %s', (_how, customersWith) => {
  beforeEach(() =>
    store.take({ changed: customersWith(agim, cajupi, perroi), deleted: [], after: null, timestamp: '10' }),
  );

  test.each([
    ['agim', ['Agim Prifti']],
    ['PRIF', ['Agim Prifti']],
    ['cajupi', ['Bar Çajupi shpk']],
    ['çaj', ['Bar Çajupi shpk']],
    ['perroi', ['Përroi Bar']],
    ['përr', ['Përroi Bar']],
    ['bar', ['Bar Çajupi shpk', 'Përroi Bar']],
    ['bar perr', ['Përroi Bar']],
    ['shpk b caj', ['Bar Çajupi shpk']],
    ['bar agim', []],
    ['ajupi', []],
    ['l914', ['Bar Çajupi shpk']],
    ['L91412709B', ['Bar Çajupi shpk']],
    ['bar l914', ['Bar Çajupi shpk']],
    ['069 123', ['Agim Prifti']],
    ['+355 69 1', ['Agim Prifti']],
    ['042230', ['Përroi Bar']],
    ['agim 069123', ['Agim Prifti']],
    ['234567', []],
  ])('a search for "%s" finds %s', async (text, names) => {
    expect(await namesOf(text)).toEqual(names);
  });

  test('a customer is found with the same values as saved', async () => {
    expect(await store.search('agim')).toEqual([agim]);
  });

  test('a renamed customer is found by the new name and no longer by the old one', async () => {
    const renamed = { ...agim, name: 'Artan Hoxha' };
    await store.take({ changed: [renamed], deleted: [], after: '10', timestamp: '11' });
    expect(await namesOf('agim')).toEqual([]);
    expect(await store.search('artan')).toEqual([renamed]);
    expect(await namesOf('069123')).toEqual(['Artan Hoxha']);
  });

  test('a customer is not found after it is deleted, and is found again after it is restored', async () => {
    await store.take({ changed: [], deleted: [agim._id], after: '10', timestamp: '11' });
    expect(await namesOf('agim')).toEqual([]);
    await store.take({ changed: [agim], deleted: [], after: '11', timestamp: '12' });
    expect(await namesOf('agim')).toEqual(['Agim Prifti']);
  });

  test('a bulk change replaces renamed customers and leaves no duplicates', async () => {
    const renamed = { ...agim, name: 'Artan Hoxha' };
    await store.take({
      changed: manyCustomersWith(renamed),
      deleted: [perroi._id],
      after: '10',
      timestamp: '11',
    });
    expect(await namesOf('agim')).toEqual([]);
    expect(await namesOf('artan')).toEqual(['Artan Hoxha']);
    expect(await namesOf('perroi')).toEqual([]);
    expect(await namesOf('bar')).toEqual(['Bar Çajupi shpk']);
    expect(await namesOf('turma 1199')).toEqual(['Turma 1199']);
  });

  test('a new store object on the same database finds the customers', async () => {
    const again = new CustomerStore(database, owner);
    expect(await again.claim()).toBe('10');
    expect(await again.search('cajupi')).toEqual([cajupi]);
  });

  test('a change of a customer is found at once in another tab', async () => {
    const tab = new CustomerStore(database, owner);
    expect(await tab.search('agim')).toEqual([agim]);
    await store.take({
      changed: manyCustomersWith({ ...agim, name: 'Artan Hoxha' }),
      deleted: [],
      after: '10',
      timestamp: '11',
    });
    expect(await tab.search('agim')).toEqual([]);
    expect(await tab.search('artan')).toHaveLength(1);
  });
});

test('a search returns at most a hundred customers, or at most the given limit', async () => {
  await store.take({ changed: manyCustomersWith(), deleted: [], after: null, timestamp: '1' });
  expect(await store.search('turma')).toHaveLength(100);
  expect(await store.search('turma', 5)).toHaveLength(5);
});

test('an exact id number ranks first, then names that start with the text', async () => {
  const changed = [
    aCustomer(1, { name: 'Zana Bar' }),
    aCustomer(2, { name: 'Bar Zana' }),
    aCustomer(3, { name: 'Zzz', idType: 'TAX', idNumber: 'BAR' }),
  ];
  await store.take({ changed, deleted: [], after: null, timestamp: '1' });
  expect(await namesOf('bar')).toEqual(['Zzz', 'Bar Zana', 'Zana Bar']);
});

test.each(['', '   ', undefined, 7])('a search text without words is refused: %s', async (text) => {
  await expect(store.search(text as string)).rejects.toThrow('no-data');
});

test('a search text without letters or digits matches no customer', async () => {
  await store.take({ changed: [agim], deleted: [], after: null, timestamp: '1' });
  expect(await store.search('( )')).toEqual([]);
});

test('claiming the database for another business deletes all customers and the sync timestamp', async () => {
  await store.take({ changed: manyCustomersWith(agim), deleted: [], after: null, timestamp: '10' });
  await store.take({ changed: [cajupi], deleted: [], after: '10', timestamp: '11' });
  const next = new CustomerStore(database, other);
  await expect(next.search('agim')).rejects.toThrow('not-ours');
  expect(await next.claim()).toBeNull();
  expect(await next.search('agim')).toEqual([]);
  expect(await database.count('customer')).toBe(0);
  expect(await database.count('customerPart')).toBe(0);
});

test('after another business has claimed the database, the previous store can neither write nor search', async () => {
  await new CustomerStore(database, other).claim();
  const late = store.take({ changed: [agim], deleted: [], after: null, timestamp: '10' });
  await expect(late).rejects.toThrow('not-ours');
  await expect(store.search('agim')).rejects.toThrow('not-ours');
  expect(await database.count('customer')).toBe(0);
});

test('if two tabs sync at the same time, the slower tab writes nothing', async () => {
  const tab = new CustomerStore(database, owner);
  await store.take({ changed: manyCustomersWith(agim), deleted: [], after: null, timestamp: '10' });
  const late = tab.take({ changed: manyCustomersWith(cajupi), deleted: [], after: null, timestamp: '9' });
  await expect(late).rejects.toThrow('overtaken');
  expect(await store.claim()).toBe('10');
  expect(await namesOf('cajupi')).toEqual([]);
  expect(await tab.search('agim')).toEqual([agim]);
});

test('a failed sync changes neither the customers nor the timestamp', async () => {
  await store.take({ changed: manyCustomersWith(agim), deleted: [], after: null, timestamp: '10' });
  const broken = store.take({ changed: [cajupi], deleted: [null as never], after: '10', timestamp: '11' });
  await expect(broken).rejects.toThrow('wrong-format');
  expect(await store.claim()).toBe('10');
  expect(await namesOf('cajupi')).toEqual([]);
  expect(await namesOf('agim')).toEqual(['Agim Prifti']);
});
