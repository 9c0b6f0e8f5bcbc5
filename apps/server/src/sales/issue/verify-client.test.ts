import { contract } from '@tezga/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addAdmin,
  addSellingBusiness,
  refusalOf,
  registerTaxpayer,
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
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
beforeEach(async () => (business = await addSellingBusiness(server, standIn)));
afterEach(() => standIn.control('PUT', '/switches', { down: 'no', dropReply: false }));

const verifyClients = () => server.asOwner`
  update tenant.tills set verify_invoice_client = true where business_id = ${business.id}`;
const sellTo = (idNumber: string, saleId = newRecordId(server.clock.now())) =>
  business.sell({
    saleId,
    buyer: { idType: 'NUIS', idNumber, name: 'Blerësi', address: 'Rr. 1', town: 'Tiranë' },
  });
const invoices = async () =>
  (await server.asOwner`select id from tenant.invoices where business_id = ${business.id}`).length;

test('a till that verifies clients sells to a NIPT of the tax register and to buyers without a NIPT', async () => {
  await verifyClients();
  const { nuis } = await registerTaxpayer(standIn);
  await sellTo(`AL ${nuis.toLowerCase()}`);
  await business.sell();
  expect(await invoices()).toBe(2);
});

test('a till that verifies clients refuses a NIPT that the tax register does not have, and issues nothing', async () => {
  const saleId = newRecordId(server.clock.now());
  const first = await sellTo('L91412709B', saleId);
  await verifyClients();
  expect(await refusalOf(sellTo('L91412709B'))).toMatchObject({
    status: 409,
    code: 'client-not-verified',
    message: expect.stringContaining('NIPT-i nuk gjendet në regjistrin e tatimeve') as string,
  });
  expect(await invoices()).toBe(1);
  // A repeated sale gets its first reply and is not verified again.
  expect(await sellTo('L91412709B', saleId)).toMatchObject({ _id: first._id });
});

test('a till that verifies clients sells while the tax register does not reply', async () => {
  await verifyClients();
  await standIn.control('PUT', '/switches', { down: 'unavailable', dropReply: false });
  await sellTo('L91412709B');
  expect(await invoices()).toBe(1);
});

test('at a till that verifies clients a summary invoice needs a NIPT of the tax register, and its orders stay open', async () => {
  const { _id: orderId } = await business.sell({ payments: [{ type: 'ORDER', amount: 120 }] });
  await verifyClients();
  const summarizeFor = (idNumber: string, saleId = newRecordId(server.clock.now())) =>
    business.client(contract.sales.summarize, {
      saleId,
      invoiceIds: [orderId],
      tillId: business.till.id,
      payments: [{ type: 'BANKNOTE', amount: 120 }],
      buyer: { idType: 'NUIS', idNumber, name: 'Blerësi', address: 'Rr. 1', town: 'Tiranë' },
    });
  expect((await refusalOf(summarizeFor('L91412709B'))).code).toBe('client-not-verified');
  expect(await invoices()).toBe(1);
  const { orders } = await business.client(contract.sales.openOrders, {});
  expect(orders.map(({ _id }) => _id)).toEqual([orderId]);
  const { nuis } = await registerTaxpayer(standIn);
  const saleId = newRecordId(server.clock.now());
  const first = await summarizeFor(nuis, saleId);
  // A repeated summary gets its first reply and is not verified again.
  await standIn.control('PUT', '/switches', { down: 'unavailable', dropReply: false });
  expect(await summarizeFor(nuis, saleId)).toMatchObject({ _id: first._id });
  expect(await invoices()).toBe(2);
});

test('the client rules that an admin sets for an ePOS apply to its next sale', async () => {
  const { id: businessId, till } = business;
  await server.asOwner`update tenant.tills set kind = 'epos' where business_id = ${businessId}`;
  const admin = server.client((await addAdmin(server, 'SA')).token);
  const rule = (rules: object) =>
    admin(contract.managedBusinesses.setClientRules, { businessId, eposId: till.id, ...rules });
  await rule({ canSellWithoutClient: false });
  expect((await refusalOf(business.sell())).code).toBe('customer-needed');
  await sellTo('L91412709B');
  await rule({ verifyInvoiceClient: true });
  expect((await refusalOf(sellTo('L91412709B'))).code).toBe('client-not-verified');
  expect((await refusalOf(business.sell())).code).toBe('customer-needed');
  await rule({ canSellWithoutClient: true, verifyInvoiceClient: false });
  await business.sell();
  await sellTo('L91412709B');
  expect(await invoices()).toBe(3);
});
