import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectServerRole } from '../platform/database/pool.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { addBusiness, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the lists of an owner have no record of another business, and a call with the id of such a record gets not-found', async () => {
  const [one, two] = [await addBusiness(server), await addBusiness(server)];
  const mine = server.client(one.owner.token);
  const theirs = server.client(two.owner.token);
  const { _id: viewId } = await mine(contract.views.add, { table: 'activity', name: 'Imja', search: '' });

  expect((await theirs(contract.activity.list, {})).rows).toEqual([]);
  expect((await theirs(contract.activity.people, {})).people).toEqual([]);
  expect((await theirs(contract.views.list, { table: 'activity' })).views).toEqual([]);
  const refused = await refusalOf(theirs(contract.views.remove, { table: 'activity', viewId }));
  expect(refused).toMatchObject({ status: 404, code: 'not-found' });
  expect((await mine(contract.views.list, { table: 'activity' })).views).toHaveLength(1);
});

test('a query without a condition on the business returns only rows of the business of the transaction', async () => {
  const [one, two] = [await addBusiness(server), await addBusiness(server)];
  for (const { owner } of [one, two]) {
    await server.client(owner.token)(contract.views.add, { table: 'activity', name: 'Filtër', search: '' });
  }
  const seen = await inTransaction(server.pool, async (transaction) => {
    const unbound = await transaction.run('select business_id from tenant.views', []);
    await transaction.run(`select set_config('tezga.business_id', $1, true)`, [one.id]);
    const bound = await transaction.run('select distinct business_id from tenant.views', []);
    return { unbound: [...unbound], bound: [...bound] };
  });
  expect(seen).toEqual({ unbound: [], bound: [{ business_id: one.id }] });
});

test('inserting a row of another business is refused by row-level security', async () => {
  const [one, two] = [await addBusiness(server), await addBusiness(server)];
  const attempt = inTransaction(server.pool, async (transaction) => {
    await transaction.run(`select set_config('tezga.business_id', $1, true)`, [one.id]);
    await transaction.run(
      'insert into tenant.views (business_id, id, user_id, table_name, name, search) values ($1, $2, $2, $3, $3, $3)',
      [two.id, 'a'.repeat(24), 'x'],
    );
  });
  await expect(attempt).rejects.toThrow(/row-level security/);
});

test('a read-only transaction cannot write', async () => {
  const attempt = inTransaction(
    server.pool,
    (transaction) => transaction.run('delete from platform.table_layouts', []),
    { kind: 'reading' },
  );
  await expect(attempt).rejects.toThrow(/read-only transaction/);
});

test('the server refuses to start in a database role other than tezga_server', async () => {
  await expect(expectServerRole((text) => server.asOwner.unsafe(text))).rejects.toThrow(/tezga_server/);
  await expect(expectServerRole(server.pool.query)).resolves.toBeUndefined();
});

test('the activity log cannot be changed or deleted, not even by the owner of the table', async () => {
  const { owner } = await addBusiness(server);
  await server.client(owner.token)(contract.views.add, { table: 'activity', name: 'Filtër', search: '' });
  await expect(server.asOwner`update tenant.activity set user_name = 'Tjetër'`).rejects.toThrow(
    /never changed/,
  );
  await expect(server.asOwner`delete from tenant.activity`).rejects.toThrow(/never changed/);
  await expect(server.asOwner`truncate tenant.activity`).rejects.toThrow(/never changed/);
});
