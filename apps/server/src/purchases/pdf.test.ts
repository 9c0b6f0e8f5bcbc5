import { randomUUID } from 'node:crypto';
import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import {
  addFiscalBusiness,
  addSupplier,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

const { purchases } = contract;

let standIn: StandIn;
let server: TestServer;
let supplier: Awaited<ReturnType<typeof addSupplier>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  supplier = await addSupplier(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

/** The purchases of a business that bought once with an e-invoice and once without. */
async function boughtTwice() {
  const buyer = await addFiscalBusiness(server, standIn);
  await supplier.issue(buyer);
  await supplier.issue(buyer, { isEInvoice: false });
  await jobBook.jobs['purchases:fetch']?.({ businessId: buyer.id }, server.jobContext);
  const { documents } = await buyer.client(purchases.list, {});
  return { ...buyer, documents };
}

test('the PDF of a purchase comes from the central platform for an e-invoice and from the portal for other invoices', async () => {
  const { client, documents } = await boughtTwice();
  for (const { _id: originId } of documents) {
    const { pdf, name } = await client(purchases.pdf, { originId });
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(name).toMatch(/^\d+-\d{4}\.pdf$/);
  }
  await standIn.control('PUT', '/switches', { down: 'refused' });
  const silent = await refusalOf(client(purchases.pdf, { originId: documents[0]?._id ?? '' }));
  await standIn.control('PUT', '/switches', { down: 'no' });
  expect(silent.code).toMatch(/unreachable$/);
});

test('if the central platform fails and the portal has no PDF of an e-invoice, the failure of the platform is named', async () => {
  const { id, client, documents } = await boughtTwice();
  const originId = documents.find(({ eic }) => eic !== null)?._id ?? '';
  await server.asOwner`update tenant.purchases set fic = ${randomUUID()} where business_id = ${id} and id = ${originId}`;
  await standIn.control('PUT', '/switches', { serverFault: '999' });
  const { code } = await refusalOf(client(purchases.pdf, { originId }));
  await standIn.control('PUT', '/switches', { serverFault: null });
  expect(code).toMatch(/^tax-authority-/);
});

test('a purchase whose PDF no source has is refused with a code of its own', async () => {
  const { id, client, documents } = await boughtTwice();
  const originId = documents.find(({ eic }) => eic === null)?._id ?? '';
  for (const fic of [randomUUID(), null]) {
    await server.asOwner`update tenant.purchases set fic = ${fic} where business_id = ${id} and id = ${originId}`;
    expect((await refusalOf(client(purchases.pdf, { originId }))).code).toBe('purchase-without-pdf');
  }
});
