import { invoiceYear, type LateReason } from '@tezga/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import {
  addSellingBusiness,
  refusalOf,
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

const deliverAll = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Blerësi shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
  country: 'ALB',
} as const;
const hourMs = 3_600_000;
const before = (ms: number) => new Date(server.clock.now().getTime() - ms);
const sell = (reason: LateReason, issuedAt: Date) =>
  business.sell({
    document: { late: { reason, issuedAt: issuedAt.toISOString() } },
    buyer,
    payments: [{ type: 'ACCOUNT', amount: 120 }],
  });

test.each<[LateReason, number]>([
  ['SERVICE', 47],
  ['TECHNICALERROR', 47],
  ['BOUNDBOOK', 263],
  ['NOINTERNET', 1],
])(
  'an invoice with the late reason %s, made %s hours before, is fiscalized with this reason',
  async (reason, hours) => {
    const issuedAt = before(hours * hourMs);
    const sold = await sell(reason, issuedAt);
    expect(Date.parse(sold.issueDateTime)).toBe(Math.floor(issuedAt.getTime() / 1000) * 1000);
    expect(sold.invoiceNumber).toBe(`1/${invoiceYear(issuedAt)}`);
    await deliverAll();
    const [submitted] = await server.asOwner`
    select status, late_reason, failure from tenant.fiscal_documents
    where business_id = ${business.id} and id = ${sold._id}`;
    expect(submitted).toMatchObject({ status: 'fiscalized', late_reason: reason, failure: null });
  },
);

const codeOf = async (reason: LateReason, issuedAt: Date) =>
  (await refusalOf(sell(reason, issuedAt))).problems?.map(({ path, code }) => [path, code]);

test('a late invoice is refused at its time field if its late reason does not allow the time', async () => {
  const at = 'document.late.issuedAt';
  expect(await codeOf('SERVICE', before(-60_000))).toEqual([[at, 'late-in-future']]);
  expect(await codeOf('SERVICE', before(48 * hourMs + 1000))).toEqual([[at, 'late-too-old']]);
  expect(await codeOf('BOUNDBOOK', before(264 * hourMs + 1000))).toEqual([[at, 'late-too-old']]);
  expect(await codeOf('NOINTERNET', before(63 * 24 * hourMs))).toEqual([[at, 'late-too-old']]);
  const stored = await server.asOwner`select 1 from tenant.invoices where business_id = ${business.id}`;
  expect(stored).toEqual([]);
});
