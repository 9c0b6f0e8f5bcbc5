import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aNote,
  addSellingBusiness,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let standIn: StandIn;
let shop: Awaited<ReturnType<typeof addSellingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  shop = await addSellingBusiness(server, standIn);
  await shop.sell();
  await shop.client(contract.wtn.issue, aNote(server, shop.till.id));
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

/** The lists that filter by operator, with the count of documents that each has. */
const lists = {
  '/fetchInvoices': async (operatorIds: string[]) =>
    (await shop.client(contract.sales.list, { operatorIds })).count,
  '/fetchInvoicesExport': async (operatorIds: string[]) =>
    (await shop.client(contract.sales.exported, { operatorIds })).count,
  '/fetchSales': async (operatorIds: string[]) =>
    (await shop.client(contract.sales.listSales, { operatorIds })).count,
  '/fetchWtns': async (operatorIds: string[]) =>
    (await shop.client(contract.wtn.list, { operatorIds })).count,
  'the cash register': async (operatorIds: string[]) =>
    (await shop.client(contract.cashRegister.transactions, { operatorIds })).count,
};

test.each(Object.entries(lists))(
  '%s finds the documents of an operator by code, also in upper case, and none by an unknown code',
  async (_path, count) => {
    const found = [[shop.opCode], [shop.opCode.toUpperCase(), 'zz999zz999'], ['zz999zz999']].map(count);
    expect(await Promise.all(found)).toEqual([1, 1, 0]);
    expect((await refusalOf(count(['arka']))).code).toBe('invalid-input');
  },
);

test('the code of a former employee still finds their documents', async () => {
  await server.asOwner`
    update tenant.employees set deleted_at = now(), deleted_role_id = membership.role_id
    from platform.memberships membership
    where employees.business_id = ${shop.id} and membership.business_id = employees.business_id
      and membership.user_id = employees.user_id`;
  expect(await lists['/fetchInvoices']([shop.opCode])).toBe(1);
});
