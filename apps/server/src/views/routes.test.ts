import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAdmin,
  addBusiness,
  addEmployee,
  refusalOf,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const view = (name: string) => ({ table: 'activity', name, search: 'sort=at' });
const list = (token: string) => server.client(token)(contract.views.list, { table: 'activity' });

test('saved filters are returned in the order of saving, to their own user only', async () => {
  const { id, owner } = await addBusiness(server);
  const colleague = await addEmployee(server, id, 'OP', {});
  for (const name of ['Zeta', 'Alfa']) await server.client(owner.token)(contract.views.add, view(name));
  expect((await list(owner.token)).views.map(({ name }) => name)).toEqual(['Zeta', 'Alfa']);
  expect((await list(colleague.token)).views).toEqual([]);
});

test('the name of a filter is unique, ignoring case', async () => {
  const { owner } = await addBusiness(server);
  await server.client(owner.token)(contract.views.add, view('Mëngjesi'));
  const refused = await refusalOf(server.client(owner.token)(contract.views.add, view('MËNGJESI')));
  expect(refused).toMatchObject({ status: 409, message: 'Keni tashmë një filtër me këtë emër.' });
});

test('a deleted filter is not listed, and cannot be deleted again', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  const { _id: viewId } = await client(contract.views.add, view('Shkurt'));
  await client(contract.views.remove, { table: 'activity', viewId });
  expect((await list(owner.token)).views).toEqual([]);
  expect((await refusalOf(client(contract.views.remove, { table: 'activity', viewId }))).code).toBe(
    'not-found',
  );
});

test('the layout of a list is stored per user, also outside of a business', async () => {
  const { owner } = await addBusiness(server);
  const admin = await addAdmin(server, 'SA');
  const layout = { order: ['name', 'nipt'], hidden: ['nipt'], widths: { name: 200 } };
  for (const { token } of [owner, admin]) {
    await server.client(token)(contract.views.saveLayout, {
      table: 'activity',
      layout: { ...layout, hidden: [] },
    });
    await server.client(token)(contract.views.saveLayout, { table: 'activity', layout });
    expect((await list(token)).layout).toEqual(layout);
    await server.client(token)(contract.views.saveLayout, { table: 'activity', layout: null });
    expect((await list(token)).layout).toBeNull();
  }
});
