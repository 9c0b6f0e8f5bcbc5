import { contract } from '@tezga/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import { breakerRules } from '../platform/tax-authority/circuit-breaker.ts';
import {
  addEInvoicingBusinesses,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

const { sales, eInvoices } = contract;

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
const isDown = (down: 'no' | 'refused') => standIn.control('PUT', '/switches', { down });
afterEach(() => isDown('no'));

const allJobs = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const deliver = (documentId: string) =>
  parties.deliver('fiscalization:deliver', { documentId }, jobBook.jobs);
const register = (invoiceId: string) => parties.deliver('e-invoices:register', { invoiceId }, jobBook.jobs);
const statusOf = async (id: string) => (await parties.seller.client(sales.one, { id })).invoice.status;
const stateOf = async (id: string) => (await parties.seller.client(eInvoices.one, { id })).eInvoice.state;
const resend = (id: string) => parties.seller.client(sales.resend, { ids: [id] });

/** Makes attempts fail until the circuit breaker opens; from then on only a manual retry is sent. */
async function openBreaker(attempt: () => unknown): Promise<void> {
  await isDown('refused');
  for (let count = 0; count < breakerRules.failuresMax; count += 1) await attempt();
  await isDown('no');
  await attempt();
}

test('a manual resend of an invoice bypasses the open breaker of the fiscalization service', async () => {
  const id = await parties.issue();
  await openBreaker(() => deliver(id));
  expect(await statusOf(id)).toBe('pending');
  await resend(id);
  await allJobs();
  expect(await statusOf(id)).toBe('fiscalized');
});

test('a manual resend of an invoice also submits its e-invoice through the open breaker of the e-invoice service', async () => {
  const id = await parties.issue();
  const other = await parties.issue();
  await deliver(other);
  await openBreaker(() => register(other));
  await resend(id);
  await allJobs();
  expect([await statusOf(id), await stateOf(id)]).toEqual(['fiscalized', 'registered']);
});

test('a manual resend of a fiscalized invoice submits its e-invoice through the open breaker', async () => {
  const id = await parties.issue();
  await deliver(id);
  await openBreaker(() => register(id));
  expect([await statusOf(id), await stateOf(id)]).toEqual(['fiscalized', 'pending']);
  await resend(id);
  await allJobs();
  expect(await stateOf(id)).toBe('registered');
});
