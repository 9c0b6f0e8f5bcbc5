import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  addEmployee,
  joinBusiness,
  refusalOf,
  startTestServer,
  type TestBusiness,
  type TestPerson,
  type TestServer,
} from '../testing/index.ts';

/**
 * The server caches sessions. These tests check that each call still applies the current rows of the session, its
 * user and its role.
 */

let server: TestServer;
let business: TestBusiness;
let operator: TestPerson;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(async () => {
  business = await addBusiness(server, 'I pari');
  operator = await addEmployee(server, business.id, 'OP', { configurations: 'read' });
  await readLog();
});

const readLog = () => server.client(operator.token)(contract.activity.list, {});

const setLevel = (level: string) => server.asOwner`
  update tenant.roles
  set permissions = jsonb_set(permissions, '{backofficePermissions,configurations}', to_jsonb(${level}::text))
  where business_id = ${business.id} and code = 'OP'`;

test('the next call of an ended session is refused', async () => {
  await server.asOwner`update platform.sessions set ended_at = now() where id = ${operator.sessionId}`;
  expect((await refusalOf(readLog())).code).toBe('not-signed-in');
});

test('a revoked permission is refused at the next call, and a restored one is accepted at once', async () => {
  await setLevel('none');
  expect((await refusalOf(readLog())).code).toBe('not-permitted');
  await setLevel('read');
  await expect(readLog()).resolves.toBeDefined();
});

test('a session that is moved to another business reads that business only', async () => {
  const other = await addBusiness(server, 'I dyti');
  await joinBusiness(server, business.owner.id, other.id);
  const client = server.client(business.owner.token);
  expect((await client(contract.businesses.ownData, {})).ownData.businessId).toBe(business.id);
  await server.asOwner`
    update platform.sessions set business_id = ${other.id} where id = ${business.owner.sessionId}`;
  expect((await client(contract.businesses.ownData, {})).ownData.businessId).toBe(other.id);
});

test('if the business of a session changes during concurrent calls, each reply has the data of a single business', async () => {
  const other = await addBusiness(server, 'I dyti');
  await joinBusiness(server, business.owner.id, other.id);
  const client = server.client(business.owner.token);
  const reading = Array.from({ length: 60 }, () => client(contract.businesses.ownData, {}));
  await server.asOwner`
    update platform.sessions set business_id = ${other.id} where id = ${business.owner.sessionId}`;
  const names = new Map([
    [business.id, 'I pari'],
    [other.id, 'I dyti'],
  ]);
  for (const { ownData } of await Promise.all(reading))
    expect(ownData.businessName).toBe(names.get(ownData.businessId));
  expect((await client(contract.businesses.ownData, {})).ownData.businessId).toBe(other.id);
});

test('a changing call in a cached session applies the current permissions', async () => {
  const teller = await addEmployee(server, business.id, 'KS', { configurations: 'readWrite' });
  const client = server.client(teller.token);
  const addUnit = (name: string) => client(contract.units.add, { name, code: '' });
  await addUnit('Thes');
  await server.asOwner`
    update tenant.roles set permissions = jsonb_set(permissions, '{backofficePermissions,configurations}', '"read"')
    where business_id = ${business.id} and code = 'KS'`;
  expect((await refusalOf(addUnit('Bidon'))).code).toBe('not-permitted');
});

test('a session that is moved to another business writes to that business only', async () => {
  const other = await addBusiness(server, 'I dyti');
  await joinBusiness(server, business.owner.id, other.id);
  const client = server.client(business.owner.token);
  const addUnit = (name: string) => client(contract.units.add, { name, code: '' });
  await addUnit('Thes');
  await server.asOwner`
    update platform.sessions set business_id = ${other.id} where id = ${business.owner.sessionId}`;
  await addUnit('Bidon');
  const rows = await server.asOwner`
    select name, business_id from tenant.units
    where name in ('Thes', 'Bidon') and business_id in (${business.id}, ${other.id}) order by name`;
  expect(rows.map(({ name, business_id }) => [name, business_id])).toEqual([
    ['Bidon', other.id],
    ['Thes', business.id],
  ]);
});

test('an ended session is refused before the input is validated', async () => {
  const client = server.client(business.owner.token);
  await client(contract.units.add, { name: 'Thes', code: '' });
  await server.asOwner`
    update platform.sessions set ended_at = now() where id = ${business.owner.sessionId}`;
  const unreadable = client(contract.units.add, { name: '', code: '' });
  expect((await refusalOf(unreadable)).code).toBe('not-signed-in');
});

test('enter_session and revalidate_session return the same stamp for a session of a business or of the platform', async () => {
  const admin = await addAdmin(server, 'SA');
  for (const { sessionId } of [operator, business.owner, admin]) {
    const [row] = await server.asOwner`
      select platform.enter_session(${sessionId})->>'stamp' as entered, platform.revalidate_session(${sessionId}) as revalidated`;
    expect(row?.['entered']).toMatch(/^\d+ \d+ \d+/);
    expect(row?.['revalidated']).toBe(row?.['entered']);
  }
});
