import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addArticle,
  addEmployee,
  addSellingBusiness,
  aLine,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  business = await addSellingBusiness(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const found = async (search: string, { client } = business) =>
  (await client(contract.sales.find, { search })).invoices.map(({ meta }) => meta.invoiceNumber);

test('an invoice is found by number, amount, buyer, customer, article and free line, the newest first', async () => {
  const { client } = business;
  const { customerId } = await client(contract.customers.add, {
    name: 'Burimi shpk',
    address: 'Rr. 1',
    town: 'Vlorë',
  });
  const articleId = await addArticle(server, business.id, business.owner.token, { name: 'Mjaltë lisi' });
  const buyer = {
    idType: 'NUIS',
    idNumber: 'L12345678A',
    name: 'Përroi i Çelët shpk',
    address: 'Rruga 1',
    town: 'Tiranë',
  } as const;
  const toBuyer = await business.sell({ buyer });
  const toCustomer = await business.sell({ customerId });
  const ofArticle = await business.sell({
    lines: [aLine({ articleId, name: 'Mjaltë lisi', price: 731 })],
    payments: [{ type: 'BANKNOTE', amount: 731 }],
  });
  const ofFreeLine = await business.sell({ lines: [aLine({ name: 'Riparim biçiklete' })] });
  expect(await found('celet perroi')).toEqual([toBuyer.invoiceNumber]);
  expect(await found('L12345678A')).toEqual([toBuyer.invoiceNumber]);
  expect(await found('burimi')).toEqual([toCustomer.invoiceNumber]);
  expect(await found('mjalte')).toEqual([ofArticle.invoiceNumber]);
  expect(await found('731')).toEqual([ofArticle.invoiceNumber]);
  expect(await found('biciklete')).toEqual([ofFreeLine.invoiceNumber]);
  expect(await found(toCustomer.invoiceNumber)).toEqual([toCustomer.invoiceNumber]);
  expect(await found('shpk')).toEqual([toCustomer.invoiceNumber, toBuyer.invoiceNumber]);
  expect([await found('asgjë'), await found('')]).toEqual([[], []]);
});

test('no invoice of another business is found, and an employee without the right to read invoices is refused', async () => {
  await business.sell({ lines: [aLine({ name: 'Vetëm këtu' })] });
  expect(await found('vetem')).toHaveLength(1);
  expect(await found('vetem', await addSellingBusiness(server, standIn))).toEqual([]);
  const { token } = await addEmployee(server, business.id, 'OP', { receipts: 'none' });
  const refused = server.client(token)(contract.sales.find, { search: 'vetem' });
  await expect(refused).rejects.toMatchObject({ code: 'not-permitted' });
});
