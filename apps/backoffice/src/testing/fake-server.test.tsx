import { contract, type OutputOf } from '@tezga/contract';
import { expect, test } from 'vitest';
import { aMoment, anId, owner, someoneWho } from './a-business.ts';
import { FakeServer } from './fake-server.ts';

const { list, add } = contract.categories;

/** A server that knows one person. */
function serverFor(person = owner) {
  const server = new FakeServer();
  const { roleCode: code, ...permissions } = person.role;
  server.admit('token', { role: { code, ...permissions }, businessId: anId(1) });
  const ask = (address: string, body?: object) =>
    server.fetch(`/api/main${address}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: 'Bearer token' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { server, ask };
}

test('a call without an answer is complained of by its name', async () => {
  const { server, ask } = serverFor();
  await ask('/category?deleted=1');
  expect(server.complaints).toEqual([expect.stringContaining('categories.list was called')]);
});

test('a request that the contract refuses is complained of and not recorded', async () => {
  const { server, ask } = serverFor();
  server.answer(add, { category_id: anId(1) });
  await ask('/add-category', { categoryDesc: '' });
  expect(server.complaints).toEqual([expect.stringContaining('categories.add was sent what it refuses')]);
  expect(server.sent(add)).toEqual([]);
});

test('a reply with more or less than the contract says is complained of', async () => {
  const { server, ask } = serverFor();
  const category = { category_id: anId(1), categoryDesc: 'Pije', articlesCount: 0, updatedAt: aMoment };
  type Reply = OutputOf<typeof list>;
  const withMore: typeof category = Object.assign({ extra: 1 }, category);
  server.answer(list, { categories: [withMore] });
  await ask('/category');
  server.answer(list, { categories: [{ category_id: anId(1) }] } as Reply);
  await ask('/category');
  expect(server.complaints).toEqual([
    'the reply of categories.list has more than its contract says',
    expect.stringContaining('the reply of categories.list is not valid'),
  ]);
});

test('a refusal that the call never gives is complained of', async () => {
  const { server, ask } = serverFor();
  server.refuse(add, 'shop-last');
  await ask('/add-category', { categoryDesc: 'Pije' });
  expect(server.complaints).toEqual(['categories.add never refuses with shop-last']);
});

test('a caller without the right gets 403, one without a session 401, as from the real server', async () => {
  const { server, ask } = serverFor(someoneWho({ articlesAndCategories: 'read' }));
  server.answer(add, { category_id: anId(1) });
  expect((await ask('/add-category', { categoryDesc: 'Pije' })).status).toBe(403);
  expect((await server.fetch('/api/main/category')).status).toBe(401);
  expect(server.complaints).toEqual([]);
});

test('a reply is held back until it is released', async () => {
  const { server, ask } = serverFor();
  server.answer(list, { categories: [] });
  const release = server.holdBack(list);
  let isThere = false;
  const reply = ask('/category').then((response) => {
    isThere = true;
    return response.status;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isThere).toBe(false);
  release();
  expect(await reply).toBe(200);
});
