import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import {
  addSellingBusiness,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

let standIn: StandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await startStandIn({ hasOwnKeys: true });
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

test('two businesses that sell concurrently sign with their own keys, and all their invoices are fiscalized', async () => {
  const businesses = [await addSellingBusiness(server, standIn), await addSellingBusiness(server, standIn)];
  for (let turn = 0; turn < 5; turn += 1) await Promise.all(businesses.map(({ sell }) => sell()));
  await runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
  const submitted = await server.asOwner`
    select business_id, status, count(*)::integer from tenant.fiscal_documents
    where business_id = any (${businesses.map(({ id }) => id)}) and kind = 'invoice'
    group by business_id, status`;
  expect(submitted.map(({ status, count }) => [status, count])).toEqual([
    ['fiscalized', 5],
    ['fiscalized', 5],
  ]);
});
