import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdmin, addBusiness, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const listed = async (token: string) => {
  const { businesses } = await server.client(token)(contract.businesses.myBusinesses, {});
  return businesses.map(({ businessId }) => businessId);
};

test('an owner lists their own businesses, a reseller the managed ones, a super admin all', async () => {
  const [one, two] = [await addBusiness(server, 'Alfa'), await addBusiness(server, 'Beta')];
  const reseller = await addAdmin(server, 'RS');
  const admin = await addAdmin(server, 'SA');
  await server.asOwner`update platform.businesses set admin_id = ${reseller.id} where id = ${two.id}`;
  expect(await listed(one.owner.token)).toEqual([one.id]);
  expect(await listed(reseller.token)).toEqual([two.id]);
  expect(await listed(admin.token)).toEqual(expect.arrayContaining([one.id, two.id]));
});

test('a deleted business is in no list', async () => {
  const { id, owner } = await addBusiness(server);
  const admin = await addAdmin(server, 'SA');
  await server.asOwner`update platform.businesses set deleted_at = now() where id = ${id}`;
  expect(await listed(admin.token)).not.toContain(id);
  const response = await fetch(`${server.address}/api/main/ownData`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(response.status).toBe(424);
});
