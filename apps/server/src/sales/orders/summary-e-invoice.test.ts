import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addEInvoicingBusinesses,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

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

test('a summary invoice of orders is registered as an e-invoice, and without the address of its buyer it is refused', async () => {
  const { client, sell, till } = parties.seller;
  const orders = [
    await sell({ payments: [{ type: 'ORDER', amount: 120 }] }),
    await sell({ payments: [{ type: 'ORDER', amount: 120 }] }),
  ];
  const buyer = {
    idType: 'NUIS',
    idNumber: parties.buyer.nuis,
    name: 'Blerësi shpk',
    town: 'Tiranë',
  } as const;
  const summarizeFor = (address: string) =>
    client(contract.sales.summarize, {
      saleId: newRecordId(server.clock.now()),
      invoiceIds: orders.map(({ _id }) => _id),
      tillId: till.id,
      payments: [{ type: 'ACCOUNT', amount: 240 }],
      buyer: { ...buyer, address },
      eInvoice: { process: 'P2' },
    });
  expect((await refusalOf(summarizeFor(''))).problems).toMatchObject([
    { path: 'buyer.address', code: 'e-invoice-buyer-address' },
  ]);
  const { _id: id } = await summarizeFor('Rr. e Kavajës 7');
  await runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
  const { eInvoice } = await client(contract.eInvoices.one, { id });
  expect(eInvoice).toMatchObject({ state: 'registered', faultText: null, status: 'DELIVERED' });
});
