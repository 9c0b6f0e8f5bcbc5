import { PassThrough } from 'node:stream';
import { contract } from '@tezga/contract';
import { sq } from '@tezga/phrases/sq';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  addEmployee,
  refusalOf,
  startTestServer,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';
import { cloneTemplate } from '../testing/worker-database.ts';

const gigabyte = 1024 ** 3;
const megabyte = 1024 ** 2;
const readiness = async ({ address }: TestServer) => (await fetch(`${address}/ready`)).status;

let freeBytes = 50 * gigabyte;
let server: TestServer;
let business: TestBusiness;
beforeAll(async () => {
  server = await startTestServer({
    environment: { TEZGA_DATA: '/srv/tezga' },
    measureSpace: async () => ({ freeBytes, totalBytes: 100 * gigabyte }),
  });
  business = await addBusiness(server);
});
afterAll(() => server.stop());

test.each([
  [50 * gigabyte, 'enough', 200],
  [800 * megabyte, 'low', 200],
  [20 * megabyte, 'full', 503],
])('with %d bytes free the disk state is %s and /ready returns %d', async (free, state, status) => {
  freeBytes = free;
  const client = server.client(business.owner.token);
  await expect(client(contract.upkeep.disk, {})).resolves.toEqual({ state, freeBytes: free });
  expect(await readiness(server)).toBe(status);
});

test('super admins read the state of the disk, and employees and resellers cannot', async () => {
  const stateFor = (token: string) => server.client(token)(contract.upkeep.disk, {});
  const admin = await addAdmin(server, 'SA');
  const reseller = await addAdmin(server, 'RS', 'read');
  const employee = await addEmployee(server, business.id, 'OP', { configurations: 'readWrite' });
  await expect(stateFor(admin.token)).resolves.toMatchObject({ freeBytes });
  expect((await refusalOf(stateFor(reseller.token))).status).toBe(403);
  expect((await refusalOf(stateFor(employee.token))).status).toBe(403);
});

test('a write that PostgreSQL refuses for a full disk changes nothing and returns disk-full', async () => {
  const logged: string[] = [];
  const logTo = new PassThrough().on('data', (line: Buffer) => logged.push(line.toString()));
  const remote = await startTestServer({ logTo, databaseUrl: await cloneTemplate(`full_${Date.now()}`) });
  const { owner } = await addBusiness(remote);
  const client = remote.client(owner.token);
  await remote.asOwner.unsafe(`
    create function fill_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger fill_disk before insert on tenant.views for each row execute function fill_disk();`);
  const view = { table: 'activity', name: 'Sot', search: '' } as const;
  const refused = await refusalOf(client(contract.views.add, view));
  expect(refused).toMatchObject({ status: 507, code: 'disk-full', message: sq.refusals['disk-full'] });
  expect(logged.join('')).toContain('the disk is full');
  expect(await readiness(remote)).toBe(503);
  await expect(client(contract.upkeep.disk, {})).resolves.toEqual({ state: 'full', freeBytes: null });

  await remote.asOwner.unsafe('drop trigger fill_disk on tenant.views');
  await expect(client(contract.views.add, view)).resolves.toBeDefined();
  remote.clock.move(61_000);
  expect(await readiness(remote)).toBe(200);
  const [row] = await remote.asOwner`select count(*) from tenant.views`;
  expect(row?.['count']).toBe(1n);
  await remote.stop();
});
