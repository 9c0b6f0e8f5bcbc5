import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BusinessStore } from './business-store.ts';
import { forgetDatabases } from './forget-databases.ts';
import type { LocalBusiness } from './local-business.ts';
import { openLocalDatabase, type LocalDatabase } from './open-database.ts';

const [admin, reseller] = ['a'.repeat(24), 'b'.repeat(24)];

let database: LocalDatabase;
let store: BusinessStore;

beforeEach(async () => {
  database = await openLocalDatabase('superAdmin', { forgetValue: () => undefined });
  store = new BusinessStore(database, admin);
});

afterEach(async () => {
  store.close();
  await forgetDatabases();
});

const business = (number: number, given: Partial<LocalBusiness> = {}): LocalBusiness => ({
  _id: number.toString(16).padStart(24, '0'),
  businessName: `Biznesi ${number}`,
  nipt: 'L12006511W',
  city: 'Tiranë',
  email: 'pronar@prova.example',
  tel: '355691234567',
  businessEmail: 'info@prova.example',
  businessTel: '042 230 000',
  ownerName: 'Artan Kola',
  saName: 'Vjosa Net',
  saEmail: 'shites@prova.example',
  serverName: 'tezga.example',
  suggestedBy: ['Agim Prifti'],
  contactNumbers: ['+355 69 765 4321'],
  deleted: false,
  createdAt: '2026-11-14T10:00:00.000Z',
  ...given,
});

test('a stored business has the ten fields of the specification', async () => {
  await store.take({ changed: [business(1)], removed: [], isWhole: true });
  const specified = ['nipt', 'email', 'saEmail', 'tel', 'serverName', 'businessName', 'suggestedBy'];
  const [stored = {}] = await store.all();
  expect(Object.keys(stored)).toEqual(
    expect.arrayContaining([...specified, 'contactNumbers', 'deleted', 'createdAt']),
  );
});

test('a complete list replaces all stored businesses, while a partial list changes and removes only the listed ones', async () => {
  await store.take({ changed: [business(1), business(2), business(3)], removed: [], isWhole: true });
  const renamed = business(1, { businessName: 'Furra' });
  await store.take({ changed: [renamed], removed: [business(2)._id], isWhole: false });
  expect(await store.all()).toEqual([renamed, business(3)]);
  await store.take({ changed: [business(4)], removed: [], isWhole: true });
  expect(await store.all()).toEqual([business(4)]);
});

test('the businesses of another user are neither listed nor left in the store after this user claims it', async () => {
  await store.take({ changed: [business(1), business(2)], removed: [], isWhole: true });
  const next = new BusinessStore(database, reseller);
  expect(await next.all()).toEqual([]);
  expect(await next.claim()).toBe(false);
  expect(await database.count('businesses')).toBe(0);
});

test('a store with rows of this user only is kept when the user claims it', async () => {
  await store.take({ changed: [business(1)], removed: [], isWhole: true });
  expect(await store.claim()).toBe(true);
  expect(await store.all()).toEqual([business(1)]);
});

test('rows without a user, and rows that another user added to those of this user, clear the store', async () => {
  await database.put('businesses', business(1) as never);
  expect(await store.claim()).toBe(false);
  await store.take({ changed: [business(1)], removed: [], isWhole: true });
  const late = new BusinessStore(database, reseller);
  await late.take({ changed: [business(2)], removed: [], isWhole: false });
  expect(await store.all()).toEqual([business(1)]);
  expect(await store.claim()).toBe(false);
  expect(await database.count('businesses')).toBe(0);
});
