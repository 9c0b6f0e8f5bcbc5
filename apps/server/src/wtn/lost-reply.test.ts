import { contract } from '@tezga/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import {
  addSellingBusiness,
  aNote,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

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
afterEach(() => standIn.control('PUT', '/switches', { dropReply: false }));

const deliverAll = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const issue = () => business.client(contract.wtn.issue, aNote(server, business.till.id));
const one = async (id: string) => (await business.client(contract.wtn.one, { id })).wtn;

test('a WTN whose reply was lost is fiscalized by a manual resend', async () => {
  await standIn.control('PUT', '/switches', { dropReply: true });
  const { _id } = await issue();
  await deliverAll();
  expect((await one(_id)).status).toBe('pending');
  await standIn.control('PUT', '/switches', { dropReply: false });
  await business.client(contract.wtn.resend, { ids: [_id] });
  await deliverAll();
  expect((await one(_id)).status).toBe('fiscalized');
});

test('the database refuses to update an issued WTN, also for the owner of the tables', async () => {
  await issue();
  await expect(server.asOwner`update tenant.transfer_notes set plates = 'X'`).rejects.toThrow(
    /never changed/,
  );
});
