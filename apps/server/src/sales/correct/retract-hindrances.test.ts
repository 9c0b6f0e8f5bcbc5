import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import {
  addServingBusiness,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addServingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
beforeEach(async () => {
  business = await addServingBusiness(server, standIn);
});

const retract = (id: string) => business.client(contract.sales.retract, { id });
const hindranceOf = async (id: string) => (await refusalOf(retract(id))).code;
const setFault = (id: string, name: string) => server.asOwner`
  update tenant.fiscal_documents set status = 'error', next_attempt_at = null,
    failure = jsonb_build_object('name', ${name}::text, 'isOurs', false, 'code', ${name}::text, 'text', null)
  where business_id = ${business.id} and id = ${id}`;

test('a pending or fiscalized invoice cannot be retracted', async () => {
  const sold = await business.sell();
  expect(await hindranceOf(sold._id)).toBe('retract-not-refused');
  await runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
  expect(await hindranceOf(sold._id)).toBe('retract-not-refused');
});

test('an invoice cannot be retracted if the tax authority may have accepted it', async () => {
  const sold = await business.sell();
  for (const fault of ['36', '2', '52', 'unknown']) {
    await setFault(sold._id, fault);
    expect(await hindranceOf(sold._id)).toBe('retract-may-be-known');
  }
  await setFault(sold._id, '40');
  expect((await retract(sold._id))._id).not.toBe(sold._id);
});

test('a correction, a summary invoice, and an invoice to which others refer cannot be retracted', async () => {
  const corrected = await business.sell();
  const correction = await business.correct(corrected, { lines: [{ place: 1, quantity: 0.5 }] });
  await setFault(correction._id, '41');
  expect(await hindranceOf(correction._id)).toBe('retract-correction');
  await setFault(corrected._id, '41');
  expect(await hindranceOf(corrected._id)).toBe('retract-referred');
  const order = await business.order();
  const summary = await business.summarize([order]);
  await setFault(summary._id, '40');
  expect(await hindranceOf(summary._id)).toBe('retract-summary');
  await setFault(order._id, '40');
  expect(await hindranceOf(order._id)).toBe('retract-referred');
});
