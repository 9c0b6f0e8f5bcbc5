import { contract, type InputOf } from '@tezga/contract';
import * as fakeDatabase from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  admit,
  aListedBusiness,
  anId,
  buttons,
  choose,
  dialog,
  enter,
  noDialog,
  noRow,
  press,
  row,
  server,
  superAdmin,
  text,
  toggle,
  type Person,
} from '../../testing/index.ts';
import { readBusinesses, removeLocally } from './local-businesses.ts';

const { managedBusinesses } = contract;
const furra = { ...aListedBusiness, _id: anId(0xb2), businessName: 'Furra Drita' };
const reseller: Person = {
  ...superAdmin,
  isReseller: true,
  // The role of a reseller may have any code.
  role: { ...superAdmin.role, roleCode: 'SAE' },
};

/** The server replies with all businesses to a first read, and with the changes to a later one. */
function serveBusinesses(...changed: (typeof aListedBusiness)[]): void {
  server.answer(managedBusinesses.list, ({ businessUpdatedAt }) => ({
    businesses: businessUpdatedAt === undefined ? [aListedBusiness, furra] : changed,
    removed: [],
    isCut: false,
    businessUpdatedAt: '1700000000',
  }));
}

const namesRead = async () =>
  (await readBusinesses(new AbortController().signal)).businesses
    .map(({ businessName }) => businessName)
    .toSorted();

// Each test has a new database and a signed-in super admin.
beforeEach(() => {
  localStorage.setItem('access-token', admit(superAdmin));
  const { default: _factory, forceCloseDatabase: _close, ...classes } = fakeDatabase;
  Object.assign(globalThis, classes, { indexedDB: new fakeDatabase.IDBFactory() });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

describe('readBusinesses', () => {
  test('the first read stores all businesses and the server’s timestamp × 1000, and a later read fetches only the changes since then', async () => {
    serveBusinesses();
    expect(await namesRead()).toEqual(['Furra Drita', 'Market Dea']);
    expect(localStorage.getItem('businessUpdatedAt')).toBe('1700000000000');
    server.answer(managedBusinesses.list, {
      businesses: [{ ...furra, businessName: 'Furra Mira' }],
      removed: [aListedBusiness._id],
      isCut: false,
      businessUpdatedAt: '1700000060',
    });
    expect(await namesRead()).toEqual(['Furra Mira']);
    expect(server.sent(managedBusinesses.list)).toEqual([{}, { businessUpdatedAt: '1700000000' }]);
  });

  test('in a browser without a database, every read fetches all businesses', async () => {
    serveBusinesses();
    Reflect.deleteProperty(globalThis, 'indexedDB');
    expect(await namesRead()).toEqual(['Furra Drita', 'Market Dea']);
    expect(await namesRead()).toEqual(['Furra Drita', 'Market Dea']);
    expect(server.sent(managedBusinesses.list)).toEqual([{}, {}]);
  });
});

test('removeLocally removes the businesses from the local store only', async () => {
  serveBusinesses();
  await namesRead();
  await removeLocally([aListedBusiness._id]);
  expect(await namesRead()).toEqual(['Furra Drita']);
});

/** Transfers the first business in the list to another admin. */
async function transfer(as: Person, ...changed: (typeof aListedBusiness)[]): Promise<void> {
  serveBusinesses(...changed);
  server.answer(managedBusinesses.necessaryData, {
    vat: [],
    superAdmins: [{ _id: anId(0xa9), name: 'Vjosa Leka', email: 'vjosa@tezga.example', userType: 'RS' }],
  });
  server.answer(managedBusinesses.transfer, { businessUpdatedAt: '1700000060' });
  await enter('/business', { as, title: 'Bizneset' });
  await row(/Furra Drita/);
  await toggle('Zgjidh Market Dea');
  await press('Transfero');
  const asked = await dialog('Transfero 1 biznes');
  expect(server.sent(managedBusinesses.transfer)).toEqual([]);
  await choose('Te', 'Vjosa Leka (RS)');
  await press('Transfero', asked);
  await noDialog();
  await text('1 biznes u transferua');
  expect(server.sent(managedBusinesses.transfer)).toEqual<InputOf<typeof managedBusinesses.transfer>[]>([
    { businessIds: [aListedBusiness._id], super_admin_id: anId(0xa9) },
  ]);
}

describe('transfer of businesses', () => {
  test('a super admin refreshes the list and sees who has the business now', async () => {
    await transfer(superAdmin, { ...aListedBusiness, saName: 'Vjosa Leka' });
    await row(/Market Dea.*Vjosa Leka/);
    expect(server.sent(managedBusinesses.list).at(-1)).toEqual({ businessUpdatedAt: '1700000000' });
  });

  test('a reseller, whatever their role code, no longer has the business in the local store', async () => {
    await transfer(reseller);
    await noRow(/Market Dea/);
    await row(/Furra Drita/);
    expect(server.sent(managedBusinesses.list).at(-1)).toEqual({ businessUpdatedAt: '1700000000' });
  });

  test('a cancelled dialog transfers nothing', async () => {
    serveBusinesses();
    server.answer(managedBusinesses.necessaryData, { vat: [], superAdmins: [] });
    await enter('/business', { as: superAdmin, title: 'Bizneset' });
    await row(/Furra Drita/);
    await toggle('Zgjidh Market Dea');
    await press('Transfero');
    await press('Anulo', await dialog('Transfero 1 biznes'));
    await noDialog();
    expect(buttons('Transfero')).toHaveLength(1);
    expect(server.sent(managedBusinesses.transfer)).toEqual([]);
  });
});
