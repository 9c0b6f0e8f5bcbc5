import { contract } from '@tezga/contract';
import { usualEInvoice } from '@tezga/domain';
import { completeDocument } from '@tezga/fiscal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { inBusiness } from '../platform/jobs/in-business.ts';
import {
  addEInvoicingBusinesses,
  aLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';
import { eInvoiceDraft } from './e-invoice-draft.ts';
import { eInvoiceSource } from './e-invoice-source.ts';

let standIn: StandIn;
let server: TestServer;
let parties: Awaited<ReturnType<typeof addEInvoicingBusinesses>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  parties = await addEInvoicingBusinesses(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const deliver = async (task: string, payload: object) => parties.deliver(task, payload, jobBook.jobs);

/** Issues an invoice with an e-invoice, submits both and returns the state of the e-invoice. */
async function sent(given: Parameters<typeof parties.issue>[0]) {
  const id = await parties.issue(given);
  await deliver('fiscalization:deliver', { documentId: id });
  await deliver('e-invoices:register', { invoiceId: id });
  const { state, faultText } = (await parties.seller.client(contract.eInvoices.one, { id })).eInvoice;
  const document = await inBusiness(server.jobContext, parties.seller.id, async (transaction) =>
    completeDocument(eInvoiceDraft(await eInvoiceSource(transaction, parties.seller.id, id, usualEInvoice))),
  );
  return { id, state, faultText, document };
}

test('a name that is too long for the fiscal message is shortened there, and complete in the invoice and the e-invoice', async () => {
  const name = `Gjalpë ${'ë'.repeat(120)}`;
  const { id, state, faultText, document } = await sent({ lines: [aLine({ name })] });
  expect([state, faultText]).toEqual(['registered', null]);
  expect(document.lines[0]?.item.name).toBe(name);
  const { invoice } = await parties.seller.client(contract.sales.one, { id });
  expect(invoice.items.map(({ N }) => N)).toEqual([name]);
});

test('a unit is sent with its official code; without one, with the official code of the same name; otherwise as pieces (H87)', async () => {
  const { client } = parties.seller;
  await client(contract.units.add, { name: 'kovë', code: 'XBJ' });
  await client(contract.units.add, { name: 'hektar' });
  await server.asOwner`
    insert into tenant.units (business_id, id, name, code)
    select ${parties.seller.id}, substr(md5(name), 1, 24), name, code
    from (values ('tabaka', 'TABAKA!'), ('ar (100 m²)', 'ARE')) as old (name, code)`;
  const units = ['kovë', 'hektar', 'tabaka', 'ar (100 m²)'];
  const { state, faultText, document } = await sent({
    lines: units.map((unit) => aLine({ name: `Në ${unit}`, unit })),
  });
  expect([state, faultText]).toEqual(['registered', null]);
  expect(document.lines.map(({ quantity }) => quantity.unit)).toEqual(['XBJ', 'H18', 'H87', 'H16']);
});

const count = async () => (await server.asOwner`select count(*) from tenant.invoices`)[0];

test('a payee that is the seller is refused, and nothing is issued', async () => {
  const payee = { name: 'Vetë ne', idNumber: parties.seller.nuis, address: '', town: '', country: 'ALB' };
  const before = await count();
  expect(await refusalOf(parties.issue({ eInvoice: { payee } }))).toMatchObject({
    code: 'invalid-input',
    problems: [{ path: 'eInvoice.payee.name', code: 'e-invoice-payee-is-seller' }],
  });
  expect(await count()).toEqual(before);
});
