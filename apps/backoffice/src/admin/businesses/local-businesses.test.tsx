import { contract } from '@tezga/contract';
import * as fakeIndexedDb from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { factsOf } from '../../session/token.ts';
import {
  admit,
  aListedBusiness,
  anId,
  dialog,
  enter,
  press,
  row,
  screen,
  server,
  superAdmin,
  type Person,
} from '../../testing/index.ts';

const { list } = contract.managedBusinesses;
const reseller: Person = {
  ...superAdmin,
  userId: anId(0xa9),
  name: 'Vjosa Net',
  role: { ...superAdmin.role, roleCode: 'RS' },
};
const theirs = { ...aListedBusiness, _id: anId(0xb9), businessName: 'Furra Drita' };

beforeEach(() => {
  const { default: _factory, forceCloseDatabase: _close, ...classes } = fakeIndexedDb;
  Object.assign(globalThis, classes, { indexedDB: new fakeIndexedDb.IDBFactory() });
  server.answer(list, ({ businessUpdatedAt }, token) => {
    const managed = factsOf(token)?.userId === reseller.userId ? [theirs] : [aListedBusiness, theirs];
    const businesses = businessUpdatedAt === undefined ? managed : [];
    return { businesses, removed: [], isCut: false, businessUpdatedAt: '1700000000' };
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

const open = (as: Person, arriving?: string) =>
  enter('/business', { as, ...(arriving === undefined ? { title: 'Bizneset' } : { arriving }) });

async function expectOnlyTheirs(): Promise<void> {
  await row(/Furra Drita/);
  expect(screen.queryByText('Market Dea')).toBeNull();
  expect(server.sent(list).at(-1)).toEqual({});
}

test('the stored businesses are shown to the same user again after fetching only what has changed', async () => {
  await open(superAdmin);
  await row(/Market Dea/);
  await open(superAdmin);
  await row(/Market Dea/);
  expect(server.sent(list)).toEqual([{}, { businessUpdatedAt: '1700000000' }]);
});

test('if a link replaces the session of a super admin by that of a reseller, the list has only businesses of the reseller', async () => {
  const arriving = admit(reseller);
  await open(superAdmin);
  await row(/Market Dea/);
  await open(superAdmin, arriving);
  await press('Hyr me llogarinë tjetër', await dialog('Të hyni me një llogari tjetër?'));
  await expectOnlyTheirs();
});

test('if the browser has stored the businesses of another user, the list has only businesses of the current user', async () => {
  await open(superAdmin);
  await row(/Market Dea/);
  await open(reseller);
  await expectOnlyTheirs();
});
