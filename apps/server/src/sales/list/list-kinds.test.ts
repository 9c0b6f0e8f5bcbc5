import { contract, type WireInputOf } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addEInvoicingBusinesses,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

const { sales } = contract;

let standIn: StandIn;
let server: TestServer;
let parties: Awaited<ReturnType<typeof addEInvoicingBusinesses>>;
/** The ids of the invoices: a plain sale and its credit note, an e-invoice with its EIC and one without. */
let issued: Record<'plain' | 'credit' | 'delivered' | 'waiting', string>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  parties = await addEInvoicingBusinesses(server, standIn);
  const { seller, deliver, issue } = parties;
  const { _id: plain } = await seller.sell();
  const { _id: credit } = await seller.client(sales.correct, {
    saleId: newRecordId(server.clock.now()),
    invoiceId: plain,
    isWhole: true,
  });
  const delivered = await issue({ payDeadline: '2099-02-01' });
  await deliver('fiscalization:deliver', { documentId: delivered }, jobBook.jobs);
  await deliver('e-invoices:register', { invoiceId: delivered }, jobBook.jobs);
  issued = { plain, credit, delivered, waiting: await issue({ payDeadline: '2099-03-01' }) };
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

async function shown(filter: WireInputOf<typeof sales.list>): Promise<readonly string[]> {
  const { invoices } = await parties.seller.client(sales.list, filter);
  const nameOf = new Map(Object.entries(issued).map(([name, id]) => [id, name]));
  return invoices.map(({ _id }) => nameOf.get(_id) ?? _id).toSorted();
}

test('the e-invoice filter lists all e-invoices, those without an EIC, or those with a status', async () => {
  expect(await shown({ eInvoices: ['any'] })).toEqual(['delivered', 'waiting']);
  expect(await shown({ eInvoices: ['pending'] })).toEqual(['waiting']);
  expect(await shown({ eInvoices: ['DELIVERED'] })).toEqual(['delivered']);
  expect(await shown({ eInvoices: ['pending', 'DELIVERED'] })).toEqual(['delivered', 'waiting']);
  expect(await shown({ eInvoices: ['error', 'PAID'] })).toEqual([]);
});

test('the filter by kind separates corrective invoices from all others', async () => {
  expect(await shown({ kinds: ['corrective'] })).toEqual(['credit']);
  expect(await shown({ kinds: ['plain'] })).toEqual(['delivered', 'plain', 'waiting']);
  expect(await shown({ kinds: ['corrective', 'plain'] })).toHaveLength(4);
});

test('the filter by due date lists the invoices that are due between two days', async () => {
  expect(await shown({ payDeadline: { from: '2099-02-01', to: '2099-02-28' } })).toEqual(['delivered']);
  expect(await shown({ payDeadline: { to: '2099-03-01' } })).toEqual(['delivered', 'waiting']);
  const { invoices } = await parties.seller.client(sales.list, { payDeadline: { from: '2099-03-01' } });
  expect(invoices).toMatchObject([{ payDeadline: '2099-03-01', shopId: parties.seller.shopId }]);
});

test('the search finds an e-invoice by its EIC, and only for its own business', async () => {
  const { invoices } = await parties.seller.client(sales.list, { eInvoices: ['DELIVERED'] });
  const eic = invoices[0]?.eInvoice?.eic ?? '';
  expect(await shown({ search: eic })).toEqual(['delivered']);
  expect(await shown({ search: eic.replaceAll('-', '').toUpperCase() })).toEqual(['delivered']);
  expect((await parties.buyer.client(sales.list, { search: eic })).invoices).toEqual([]);
});
