import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import { addBusiness, addEmployee, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the shops come by name in Albanian order, hidden ones too, to everyone who works in the business', async () => {
  const { id, owner } = await addBusiness(server);
  const colleague = await addEmployee(server, id, 'OP', {});
  for (const [name, isHidden] of [
    ['Dyqani', false],
    ['Çarshia', true],
    ['Cepi', false],
  ] as const) {
    await server.asOwner`
      insert into tenant.shops (business_id, id, name, address, city, is_hidden)
      values (${id}, ${newRecordId(new Date())}, ${name}, 'Rr. e Provës 1', 'Tiranë', ${isHidden})`;
  }
  for (const { token } of [owner, colleague]) {
    const { shops } = await server.client(token)(contract.shops.list, {});
    expect(shops.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Cepi', false],
      ['Çarshia', true],
      ['Dyqani', false],
    ]);
    expect(shops[0]).toMatchObject({ address: 'Rr. e Provës 1', city: 'Tiranë', country: 'ALB', bUnit: '' });
  }
  const stranger = await addBusiness(server);
  expect((await server.client(stranger.owner.token)(contract.shops.list, {})).shops).toEqual([]);
});
