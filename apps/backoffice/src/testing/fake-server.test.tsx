import { contract, roleFrom, type OutputOf } from '@tezga/contract';
import { expect, test } from 'vitest';
import { aMoment, anId, owner, someoneWho } from './a-business.ts';
import { FakeServer } from './fake-server.ts';

const { list, add } = contract.categories;

/** A fake server with one signed-in person. */
function serverFor(person = owner) {
  const server = new FakeServer();
  server.admit('token', { role: roleFrom(person.role), businessId: anId(1) });
  const request = (address: string, body?: object) =>
    server.fetch(`/api/main${address}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: 'Bearer token' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { server, request };
}

test('a call for which the test has set no reply is reported by its name', async () => {
  const { server, request } = serverFor();
  await request('/category?deleted=1');
  expect(server.complaints).toEqual([expect.stringContaining('categories.list was called')]);
});

test('a request that violates the contract is reported and not recorded', async () => {
  const { server, request } = serverFor();
  server.answer(add, { category_id: anId(1) });
  await request('/add-category', { categoryDesc: '' });
  expect(server.complaints).toEqual([expect.stringContaining('categories.add was sent what it refuses')]);
  expect(server.sent(add)).toEqual([]);
});

test('a reply with missing or extra fields is reported', async () => {
  const { server, request } = serverFor();
  const category = { category_id: anId(1), categoryDesc: 'Pije', articlesCount: 0, updatedAt: aMoment };
  type Reply = OutputOf<typeof list>;
  const withMore: typeof category = Object.assign({ extra: 1 }, category);
  server.answer(list, { categories: [withMore] });
  await request('/category');
  server.answer(list, { categories: [{ category_id: anId(1) }] } as Reply);
  await request('/category');
  expect(server.complaints).toEqual([
    'the reply of categories.list has more than its contract says',
    expect.stringContaining('the reply of categories.list is not valid'),
  ]);
});

test('a refusal that the route does not declare is reported', async () => {
  const { server, request } = serverFor();
  server.refuse(add, 'shop-last');
  await request('/add-category', { categoryDesc: 'Pije' });
  expect(server.complaints).toEqual(['categories.add never refuses with shop-last']);
});

test('a caller without the permission gets 403, one without a session 401, as from the real server', async () => {
  const { server, request } = serverFor(someoneWho({ articlesAndCategories: 'read' }));
  server.answer(add, { category_id: anId(1) });
  expect((await request('/add-category', { categoryDesc: 'Pije' })).status).toBe(403);
  expect((await server.fetch('/api/main/category')).status).toBe(401);
  expect(server.complaints).toEqual([]);
});

test('a paused reply is sent when it is released', async () => {
  const { server, request } = serverFor();
  server.answer(list, { categories: [] });
  const release = server.pauseReplies(list);
  let isThere = false;
  const reply = request('/category').then((response) => {
    isThere = true;
    return response.status;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isThere).toBe(false);
  release();
  expect(await reply).toBe(200);
});
