import { randomUUID } from 'node:crypto';
import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addAdmin,
  addBusiness,
  addTill,
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { fleet } = contract;

/** A shop of a business of this seller; `add` adds a till, by default registered and with a call just now. */
async function placeOf(seller: TestPerson) {
  const { id, owner } = await addBusiness(server);
  await server.asOwner`update platform.businesses set admin_id = ${seller.id} where id = ${id}`;
  const client = server.client(owner.token);
  const { shopId } = await client(contract.shops.add, { name: 'Dyqani', address: 'Rr. 1', city: 'Fier' });
  const add = async ({ hoursAgo = 0, clockMs = 0, tcrCode = undefined as string | undefined } = {}) => {
    const till = await addTill(server, id, shopId, tcrCode === undefined ? {} : { tcrCode });
    const at = new Date(server.clock.now().getTime() - hoursAgo * 3_600_000);
    await server.asOwner`
      insert into tenant.till_contacts (business_id, till_id, at, software_version, clock_difference_ms)
      values (${id}, ${till.id}, ${at}, '0.3.0', ${clockMs})`;
    return till.id;
  };
  return { id, add };
}

const listed = async (client: ReturnType<TestServer['client']>, input: object = {}) =>
  (await client(fleet.page, { perPage: 100, ...input })).rows;

test('the fleet page lists devices with faults first, by urgency, and the chart counts each fault', async () => {
  const seller = await addAdmin(server, 'RS');
  const client = server.client(seller.token);
  const { id, add } = await placeOf(seller);
  const healthy = await add();
  const silent = await add({ hoursAgo: 100 });
  const unregistered = await add({ tcrCode: '' });
  const wrongClock = await add({ clockMs: 600_000, hoursAgo: 100 });
  const rows = await listed(client);
  expect(rows.map(({ _id, faults }) => [_id, faults])).toEqual([
    [wrongClock, ['clock', 'silent']],
    [unregistered, ['unregistered']],
    [silent, ['silent']],
    [healthy, []],
  ]);
  expect(rows[0]).toMatchObject({ businessId: id, clockDifferenceMs: 600_000, softwareVersion: '0.3.0' });
  expect((await client(fleet.faults, {})).faults).toEqual([
    { fault: 'clock', count: 1 },
    { fault: 'unregistered', count: 1 },
    { fault: 'silent', count: 2 },
  ]);
  expect((await listed(client, { fault: 'silent' })).map(({ _id }) => _id)).toEqual([wrongClock, silent]);
  expect(await listed(client, { fault: 'unregistered', kinds: ['easybar'] })).toEqual([]);
});

test('the chart counts the devices of the list with the same kinds, seller and search', async () => {
  const [seller, other] = [await addAdmin(server, 'RS'), await addAdmin(server, 'RS')];
  const { id, add } = await placeOf(seller);
  const near = await add({ tcrCode: '' });
  const epos = await add({ tcrCode: '' });
  await server.asOwner`update tenant.tills set kind = 'epos', name = 'Zyra qendrore' where business_id = ${id} and id = ${epos}`;
  await (await placeOf(other)).add({ tcrCode: '' });
  const client = server.client((await addAdmin(server, 'SA')).token);
  const sellerId = seller.id;
  for (const [filter, ids] of [
    [{ sellerId }, [near, epos]],
    [{ sellerId, kinds: ['epos'] }, [epos]],
    [{ sellerId, search: 'qendrore' }, [epos]],
    [{ sellerId, search: 'qendrore', kinds: ['pos'] }, []],
  ] as const) {
    const { faults } = await client(fleet.faults, filter as object);
    const count = faults.find(({ fault }) => fault === 'unregistered')?.count ?? 0;
    const rows = await listed(client, { ...filter, fault: 'unregistered' });
    expect(rows.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted());
    expect(count).toBe(ids.length);
  }
});

test('pages continue from the devices with faults to those without, and the total counts both', async () => {
  const seller = await addAdmin(server, 'RS');
  const client = server.client(seller.token);
  const { add } = await placeOf(seller);
  const expected = [await add({ tcrCode: '' }), await add({ hoursAgo: 90 }), await add(), await add()];
  const pages = [];
  for (const page of [1, 2]) pages.push(await client(fleet.page, { page, perPage: 3 }));
  expect(pages.flatMap(({ rows }) => rows.map(({ _id }) => _id))).toEqual(expected);
  expect(pages.map(({ total, isMore }) => [total, isMore])).toEqual([
    [4, false],
    [4, false],
  ]);
});

test('an unsent document and a certificate that ends soon are shown as faults of the till', async () => {
  const seller = await addAdmin(server, 'RS');
  const client = server.client(seller.token);
  const { id, add } = await placeOf(seller);
  const till = await add();
  const documentId = newRecordId(new Date());
  const now = server.clock.now().getTime();
  await server.asOwner`
    insert into tenant.drawer_movements
      (business_id, id, till_id, day, operation, moved_at, amount, tcr_code, operator_id, operator_name)
    values (${id}, ${documentId}, ${till}, '2026-11-14', 'INITIAL', now(), 0, 'aa111aa111', ${documentId}, 'Njeri')`;
  await server.asOwner`
    insert into tenant.fiscal_documents (business_id, id, kind, made_at, request_uuid)
    values (${id}, ${documentId}, 'drawer-movement', ${new Date(now - 7_200_000)}, ${randomUUID()})`;
  await server.asOwner`
    insert into tenant.certificates (business_id, id, file_name, subject, issuer, holder_name, organization, serial_number,
      not_before, not_after, environment, fingerprint, certificate_pem, chain_pem, encrypted_key, uploaded_at, user_id, user_name)
    values (${id}, ${documentId}, 'a', 'a', 'a', 'a', 'a', '1', now(), ${new Date(now + 5 * 86_400_000)}, 'test', 'a', 'a', 'a',
      'a', now(), ${seller.id}, 'a')`;
  expect(await listed(client)).toMatchObject([
    { _id: till, unsent: 1, certificateDaysLeft: 5, faults: ['queue', 'certificate'] },
  ]);
});

test('a search finds devices by name, code and business', async () => {
  const seller = await addAdmin(server, 'RS');
  const client = server.client(seller.token);
  const [one, other] = [await placeOf(seller), await placeOf(seller)];
  const till = await one.add({ tcrCode: 'zz987yy654' });
  await other.add();
  const [business] = await server.asOwner`select nipt from platform.businesses where id = ${one.id}`;
  for (const search of ['zz987yy', `arka ${till}`, String(business?.['nipt'])])
    expect((await listed(client, { search })).map(({ _id }) => _id)).toEqual([till]);
});

test('a search shows each found device with its faults, and no device that does not match', async () => {
  const seller = await addAdmin(server, 'RS');
  const client = server.client(seller.token);
  const [one, other] = [await placeOf(seller), await placeOf(seller)];
  const faulty = await one.add({ tcrCode: '', hoursAgo: 90, clockMs: 600_000 });
  const sound = await one.add();
  await other.add({ tcrCode: '', hoursAgo: 90 });
  const [business] = await server.asOwner`select nipt from platform.businesses where id = ${one.id}`;
  const search = String(business?.['nipt']);
  expect(await listed(client, { search })).toMatchObject([
    { _id: faulty, faults: ['clock', 'unregistered', 'silent'] },
    { _id: sound, faults: [] },
  ]);
  expect(await client(fleet.page, { search, fault: 'silent' })).toMatchObject({
    rows: [{ _id: faulty }],
    total: 1,
  });
});

test('the row limit of a search applies to the devices of the calling reseller only', async () => {
  const [one, other] = [await addAdmin(server, 'RS'), await addAdmin(server, 'RS')];
  const { id, add } = await placeOf(one);
  const till = await add({ tcrCode: 'common00zz' });
  const crowd = await placeOf(other);
  await server.asOwner`
    insert into tenant.tills (business_id, id, kind, shop_id, name, tcr_code, tcr_order_number, tcr_number)
    select ${crowd.id}, lpad(to_hex(n), 24, '0'), 'pos', shop.id, 'common ' || n, 'common' || n, n, n::text
    from generate_series(1, 1100) n, tenant.shops shop where shop.business_id = ${crowd.id}`;
  const client = server.client(one.token);
  expect(
    (await client(fleet.page, { search: 'common' })).rows.map(({ _id, businessId }) => [_id, businessId]),
  ).toEqual([[till, id]]);
  expect(await client(fleet.page, { search: 'common' })).toMatchObject({ total: 1, isMore: false });
});

test('a reseller sees only devices of managed businesses, whatever seller the filter names', async () => {
  const [seller, stranger] = [await addAdmin(server, 'RS'), await addAdmin(server, 'RS')];
  const { id, add } = await placeOf(seller);
  const till = await add({ tcrCode: '' });
  const client = server.client(stranger.token);
  expect(await listed(client, { sellerId: seller.id, search: till })).toEqual([]);
  expect(await client(fleet.faults, {})).toEqual({ faults: [], sellers: [] });
  const admin = server.client((await addAdmin(server, 'SA')).token);
  const ofSeller = await listed(admin, { sellerId: seller.id });
  expect(ofSeller.map(({ _id }) => _id)).toEqual([till]);
  await server.asOwner`update platform.businesses set deleted_at = now() where id = ${id}`;
  expect(await listed(admin, { sellerId: seller.id })).toEqual([]);
});
