import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { customers } = contract;
const sorts = ['name', 'clientCode', 'idNumber', 'town', 'createdAt', 'updatedAt'] as const;
const perPage = 100;

/** Inserts customers of which many have equal sort values. */
async function addMany(businessId: string, count: number): Promise<void> {
  await server.asOwner`
    insert into tenant.customers (
      business_id, id, name, id_type, id_number, code, town, created_at, created_by, updated_at, change_number
    )
    select ${businessId}, lpad(to_hex(place * 7919), 24, '0'), 'Klienti ' || place % 40, 'ID', 'N' || place % 90,
      'K' || place, 'Qyteti ' || place % 7, now() - place % 300 * interval '1 hour', 'askush',
      now() - place % 11 * interval '1 day', place
    from generate_series(1, ${count}::integer) place`;
  await server.asOwner`
    insert into tenant.customer_change_counters (business_id, last_number) values (${businessId}, ${count})`;
}

test('the pages of every sort order contain each customer once, also after some were deleted', async () => {
  const count = 730;
  const { id, owner } = await addBusiness(server);
  await addMany(id, count);
  const client = server.client(owner.token);
  const idsOf = async (sort: (typeof sorts)[number], direction: 'ascending' | 'descending') => {
    const ids: string[] = [];
    for (let page = 1, total = 1; ids.length < total; page += 1) {
      const reply = await client(customers.page, { page, perPage, sort, direction });
      ids.push(...reply.customers.map(({ _id }) => _id));
      total = reply.totalResult;
    }
    return ids;
  };
  for (const sort of sorts) {
    const ids = await idsOf(sort, 'ascending');
    expect(new Set(ids).size, sort).toBe(count);
    expect(await idsOf(sort, 'descending'), sort).toEqual(ids.toReversed());
  }
  const { customers: first } = await client(customers.page, { perPage: 3 });
  await client(customers.remove, { selectedCustomers: first.map(({ _id }) => _id) });
  for (const sort of sorts) expect(new Set(await idsOf(sort, 'ascending')).size, sort).toBe(count - 3);
});

test('a search lists first the names that begin with the word, then names with a word that begins with it, then names that contain it', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client(owner.token);
  for (const name of ['Hotel Arben', 'Kararben', 'Arben Hoxha', 'Arbenita']) {
    await client(customers.add, { name, address: 'Rr. 1', town: 'Tiranë' });
  }
  const { customers: found } = await client(customers.page, { search: 'arben' });
  expect(found.map(({ name }) => name)).toEqual(['Arben Hoxha', 'Arbenita', 'Hotel Arben', 'Kararben']);
});
