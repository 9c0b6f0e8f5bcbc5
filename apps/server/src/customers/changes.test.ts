import { contract, changesAtOnce } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { customers } = contract;
const place = { address: 'Rr. e Provës 1', town: 'Tiranë' };

/** A client with a local copy of the customers, like the browser. */
function follower(token: string) {
  const client = server.client(token);
  const names = new Map<string, string>();
  let timestamp: string | undefined;
  return {
    names,
    timestamp: () => timestamp,
    /** Fetches changes until there are no more; returns the number of replies. */
    async catchUp(): Promise<number> {
      for (let replies = 1; ; replies += 1) {
        const input = timestamp === undefined ? {} : { customersTimestamp: timestamp };
        const reply = await client(customers.changes, input);
        for (const { _id, name } of reply.changedCustomers) names.set(_id, name);
        for (const id of reply.deletedCustomers) names.delete(id);
        timestamp = reply.customersTimestamp;
        if (!reply.hasMore) return replies;
      }
    },
  };
}

const inOrder = (names: ReadonlyMap<string, string>) =>
  [...names].map(([id, name]) => `${id} ${name}`).toSorted();

async function namesNow(businessId: string): Promise<Map<string, string>> {
  const rows = await server.asOwner`
    select id, name from tenant.customers where business_id = ${businessId} and deleted_at is null`;
  return new Map(rows.map((row) => [String(row['id']), String(row['name'])]));
}

test('the first call for changes returns all customers that are not deleted, later calls only changed customers and the ids of deleted ones', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  const { customerId: gone } = await client(customers.add, { ...place, name: 'I fshirë' });
  const { customerId: live } = await client(customers.add, { ...place, name: 'I mbetur' });
  await client(customers.remove, { selectedCustomers: [gone] });
  const first = await client(customers.changes, {});
  expect(first.changedCustomers.map(({ name }) => name)).toEqual(['I mbetur']);
  expect(first).toMatchObject({ deletedCustomers: [], hasMore: false });

  const customersTimestamp = first.customersTimestamp;
  const unchanged = await client(customers.changes, { customersTimestamp });
  expect(unchanged.changedCustomers).toEqual([]);
  expect(unchanged.hasMore).toBe(false);
  await client(customers.remove, { selectedCustomers: [live] });
  await client(customers.restore, { selectedCustomers: [gone] });
  const later = await client(customers.changes, { customersTimestamp: unchanged.customersTimestamp });
  expect(later.changedCustomers.map(({ name }) => name)).toEqual(['I fshirë']);
  expect(later.deletedCustomers).toEqual([live]);
});

test('the request and the reply carry the timestamp of the last customer change in a header', async () => {
  const { owner } = await addBusiness(server);
  const request = (headers: Record<string, string>) =>
    fetch(`${server.address}/api/main/customers-changes`, {
      headers: { authorization: `Bearer ${owner.token}`, ...headers },
    });
  await server.client(owner.token)(customers.add, { ...place, name: 'Një' });
  const first = await request({});
  const timestamp = first.headers.get('customersTimestamp') ?? '';
  expect(timestamp).toMatch(/^\d{13,16}$/);
  expect(Object.keys((await first.json()) as object).toSorted()).toEqual([
    'changedCustomers',
    'deletedCustomers',
    'hasMore',
  ]);
  const second = await request({ customersTimestamp: timestamp });
  expect(await second.json()).toMatchObject({ changedCustomers: [] });
  expect(second.headers.get('customersTimestamp')).toBe(timestamp);
  expect((await request({ customersTimestamp: 'yesterday' })).status).toBe(400);
});

test('customer changes that do not fit in one reply are returned in several pages, without gaps or duplicates', async () => {
  const { id, owner } = await addBusiness(server);
  const many = changesAtOnce * 2 + 1;
  await server.asOwner`
    insert into tenant.customers (business_id, id, name, id_type, code, created_at, created_by, updated_at, change_number)
    select ${id}, lpad(to_hex(n), 24, '0'), 'K ' || n, 'NUIS', 'K' || n, now(), 'X', now(), n
    from generate_series(1, ${many}) n`;
  const reader = follower(owner.token);
  expect(await reader.catchUp()).toBe(3);
  expect(reader.names.size).toBe(many);
  expect(reader.timestamp()).toBe(String(many));
});

test('clients that follow the changes during concurrent writes end with an exact copy of the customers', async () => {
  const { id, owner } = await addBusiness(server);
  const client = server.client(owner.token);
  const writing = new AbortController();
  const writers = Array.from({ length: 6 }, async (_unused, writer) => {
    const mine: string[] = [];
    for (let round = 0; round < 15; round += 1) {
      mine.push((await client(customers.add, { ...place, name: `${writer} ${round}` })).customerId);
      const [first = '', second = ''] = mine;
      if (round % 3 === 1) {
        const { updatedAt } = (await client(customers.one, { id: first })).customer;
        await client(customers.edit, { customerId: first, name: `${writer} v${round}`, updatedAt });
      }
      if (round % 5 === 2) await client(customers.remove, { selectedCustomers: mine.slice(1, 3) });
      if (round % 5 === 4) await client(customers.restore, { selectedCustomers: mine.slice(1, 3) });
      if (round === 14) await client(customers.merge, { keptId: first, mergedIds: [second] });
    }
  });
  const readers = Array.from({ length: 3 }, async () => {
    const reader = follower(owner.token);
    while (!writing.signal.aborted) await reader.catchUp();
    await reader.catchUp();
    return reader.names;
  });
  await Promise.all(writers);
  writing.abort();
  const expected = await namesNow(id);
  expect(expected.size).toBe(6 * 14);
  for (const names of await Promise.all(readers)) expect(inOrder(names)).toEqual(inOrder(expected));
  const counted = async (deleted: boolean) => (await client(customers.page, { deleted })).totalResult;
  expect([await counted(false), await counted(true)]).toEqual([84, 6]);
});
