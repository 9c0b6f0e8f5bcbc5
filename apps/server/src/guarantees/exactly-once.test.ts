import { contract } from '@tezga/contract';
import { casesToTry } from '@tezga/domain/cases-to-try';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, addEmployee, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  // Above the number of calls, so that the server runs all of them concurrently and refuses none with 499.
  server = await startTestServer({ environment: { REQUESTS_AT_ONCE: '1000' } });
});
afterAll(() => server.stop());

async function countOf(table: 'views' | 'activity', businessId: string): Promise<bigint> {
  const [row] = await server.asOwner`
    select count(*) from ${server.asOwner(`tenant.${table}`)} where business_id = ${businessId}`;
  return row?.['count'] as bigint;
}

const callsAtOnce = casesToTry(process.env, 1000, 400);

test('hundreds of concurrent calls with forty requestIds make exactly forty changes', async () => {
  const { id, owner } = await addBusiness(server);
  const client = server.client(owner.token);
  const calls = Array.from({ length: callsAtOnce }, (_unused, index) => index % 40).map((which) =>
    client(
      contract.views.add,
      { table: 'activity', name: `Filtri ${which}`, search: `page=${which}` },
      { requestId: `request-${which}` },
    ).then((reply) => ({ which, id: reply._id })),
  );
  const replies = await Promise.all(calls);
  expect(await countOf('views', id)).toBe(40n);
  expect(await countOf('activity', id)).toBe(40n);
  expect(new Set(replies.map((reply) => `${reply.which} ${reply.id}`)).size).toBe(40);
});

test('after a refusal that commits its work, a retry with the same requestId runs the call again', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  const change = (currentPassword: string) => {
    const passwords = { newPassword: 'Krejt-tjeter-1', newPassConfirmation: 'Krejt-tjeter-1' };
    const input = { currentPassword, ...passwords };
    return client(contract.people.changePassword, input, { requestId: 'wrong-at-first' });
  };
  expect((await refusalOf(change('Gabim-2026'))).code).toBe('wrong-password');
  expect((await refusalOf(change('Gabim-2026'))).code).toBe('wrong-password');
});

test('a refused call saves nothing, so its requestId can be used again', async () => {
  const { id, owner } = await addBusiness(server);
  const client = server.client(owner.token);
  const view = { table: 'activity', name: 'Njësoj', search: '' };
  await client(contract.views.add, view, { requestId: 'the-first-one' });
  expect((await refusalOf(client(contract.views.add, view, { requestId: 'the-second' }))).code).toBe(
    'view-name-taken',
  );
  const [{ _id: viewId } = { _id: '' }] = (await client(contract.views.list, { table: 'activity' })).views;
  await client(contract.views.remove, { table: 'activity', viewId });
  await client(contract.views.add, view, { requestId: 'the-second' });
  expect(await countOf('views', id)).toBe(1n);
});

test('a requestId that was used with another input is refused', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  const once = { requestId: 'used-for-one-thing' };
  await client(contract.views.add, { table: 'activity', name: 'Një', search: '' }, once);
  const refused = await refusalOf(
    client(contract.views.add, { table: 'activity', name: 'Dy', search: '' }, once),
  );
  expect(refused).toMatchObject({ status: 409, code: 'request-id-reused' });
});

test('two people can use the same requestId without getting each other’s replies', async () => {
  const { id, owner } = await addBusiness(server);
  const colleague = await addEmployee(server, id, 'OP', {});
  const once = { requestId: 'the-same-for-both' };
  const view = { table: 'activity', name: 'Imja', search: '' };
  const mine = await server.client(owner.token)(contract.views.add, view, once);
  const theirs = await server.client(colleague.token)(contract.views.add, view, once);
  expect(mine._id).not.toBe(theirs._id);
});

test('a changing call without a requestId is refused', async () => {
  const { owner } = await addBusiness(server);
  const response = await fetch(`${server.address}/api/main/views/activity`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Pa emër', search: '' }),
  });
  expect(response.status).toBe(400);
  await expect(response.json()).resolves.toMatchObject({ code: 'request-id-missing' });
});
