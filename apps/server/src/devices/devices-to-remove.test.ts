import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  addFiscalBusiness,
  refusalOf,
  restrictingColumns,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';
import { tablesOfDocuments } from './devices-to-remove.ts';

let standIn: StandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ environment: standIn.environment });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const { devices } = contract;

test('of several devices none is deleted if one of them has documents', async () => {
  const business = await addFiscalBusiness(server, standIn);
  const admin = server.client((await addAdmin(server, 'SA')).token);
  const { _id } = await admin(devices.addPos, {
    business_id: business.id,
    shopId: business.shopId,
    name: 'E re',
  });
  await server.asOwner`
    insert into tenant.drawer_days (business_id, till_id, day, opened_at, opening_id, starting_balance)
    values (${business.id}, ${business.till.id}, '2026-11-14', now(), ${'a'.repeat(24)}, 0)`;
  const deviceType = 'pos' as const;
  const both = { posArray: [_id, business.till.id], business_id: business.id, deviceType };
  expect((await refusalOf(admin(devices.remove, both))).code).toBe('device-in-use');
  const check = await admin(devices.canBeDeleted, both);
  expect(check).toMatchObject({ canBeDeleted: false, reason: expect.stringContaining('Arka') as string });
  await admin(devices.remove, { ...both, posArray: [_id] });
  const { devices: left } = await admin(devices.all, { businessId: business.id });
  expect(left.map((device) => device._id)).toEqual([business.till.id]);
});

test('every column of the database that refers to a device and does not cascade prevents its deletion', async () => {
  const checked = tablesOfDocuments.map((table) => `${table}.till_id`).toSorted();
  expect(checked).toEqual(await restrictingColumns(server.asOwner, 'tenant.tills'));
});

test('a device at which a payment in foreign currency was made is not deleted', async () => {
  const { id, owner } = await addBusiness(server);
  const { shopId } = await server.client(owner.token)(contract.shops.add, {
    name: 'Dyqani',
    address: 'Rr. 1',
    city: 'Fier',
  });
  const admin = server.client((await addAdmin(server, 'SA')).token);
  const { _id } = await admin(devices.addPos, { business_id: id, shopId, name: 'Arka' });
  await server.asOwner`
    insert into tenant.payments (business_id, id, own_id, fingerprint, number, year, number_text, kind, side,
      subject_id, method, till_id, day, currency, exchange_rate, amount, amount_all, rest, rest_all, note, made_at,
      by_id, by_name)
    values (${id}, ${_id}, ${_id}, '', 1, 2026, '1/2026', 'payment', 'customer',
      'KESH', 'BANKNOTE', ${_id}, '2026-11-14', 'EUR', 98, 100, 9800, 0, 0, '', now(), ${_id}, 'Drita')`;
  const device = { posArray: [_id], business_id: id, deviceType: 'pos' as const };
  expect(await admin(devices.canBeDeleted, device)).toMatchObject({ canBeDeleted: false });
  expect((await refusalOf(admin(devices.remove, device))).code).toBe('device-in-use');
});
