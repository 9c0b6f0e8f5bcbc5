import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { customers } = contract;
const place = { address: 'Rr. e Provës 1', town: 'Tiranë' };
const newClient = async () => server.client((await addBusiness(server)).owner.token);

test('a new customer needs an address and a town', async () => {
  const client = await newClient();
  for (const given of [{ address: place.address }, { town: place.town }, { ...place, town: ' ' }])
    expect((await refusalOf(client(customers.add, { name: 'X', ...given } as never))).code).toBe(
      'invalid-input',
    );
  expect((await client(customers.page, {})).customers).toEqual([]);
});

test('a customer stored without address and town can be edited, but an edit cannot empty an address', async () => {
  const { id, owner } = await addBusiness(server);
  const client = server.client(owner.token);
  const { customerId } = await client(customers.add, { name: 'I vjetër', ...place });
  const empty = client(customers.edit, { customerId, address: '' });
  expect((await refusalOf(empty)).code).toBe('invalid-input');
  await server.asOwner`update tenant.customers set address = '', town = '' where business_id = ${id}`;
  await client(customers.edit, { customerId, phone: '042 1' });
  expect((await client(customers.one, { id: customerId })).customer).toMatchObject({
    name: 'I vjetër',
    phone: '042 1',
    address: '',
    town: '',
  });
});

test('an edit that changes only the type of id is checked with the stored number', async () => {
  const client = await newClient();
  const input = { name: 'X', ...place, idType: 'NUIS', idNumber: 'J91402501L' } as const;
  const { customerId } = await client(customers.add, input);
  const edit = client(customers.edit, { customerId, idType: 'POINTS' });
  expect((await refusalOf(edit)).problems).toMatchObject([{ path: 'idNumber', code: 'points' }]);
  await client(customers.edit, { customerId, idType: 'POINTS', idNumber: '00042' });
  expect((await client(customers.one, { id: customerId })).customer).toMatchObject({ idNumber: '00042' });
});
