import { contract } from '@tezga/contract';
import type { WireClient } from '@tezga/contract/client';
import type { Level } from '@tezga/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addEmployee,
  addSellingBusiness,
  aNote,
  refusalOf,
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
// No worker runs here: documents stay pending until a test calls deliverAll.
beforeEach(async () => (business = await addSellingBusiness(server, standIn)));

const deliverAll = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const hourMs = 3_600_000;

/** Backdates a document by this many hours. */
async function age(id: string, hours: number): Promise<string> {
  const madeAt = new Date(server.clock.now().getTime() - hours * hourMs).toISOString();
  await server.asOwner`
    update tenant.fiscal_documents set made_at = ${madeAt} where business_id = ${business.id} and id = ${id}`;
  return id;
}

const kinds = {
  invoice: {
    may: (level: Level) => ({ receipts: level }),
    make: async () => (await business.sell())._id,
    see: (client: WireClient, ids: string[]) => client(contract.sales.seeMissed, { ids }),
    resend: (client: WireClient, ids: string[]) => client(contract.sales.resend, { ids }),
    waiting: async (client: WireClient) => {
      const { invoices: rows, ...counts } = await client(contract.sales.waiting, {});
      return { ...counts, rows: rows.map(({ _id, seen }) => ({ _id, seen })) };
    },
  },
  wtn: {
    may: (level: Level) => ({ wtn: level }),
    make: async () => (await business.client(contract.wtn.issue, aNote(server, business.till.id)))._id,
    see: (client: WireClient, ids: string[]) => client(contract.wtn.seeMissed, { ids }),
    resend: (client: WireClient, ids: string[]) => client(contract.wtn.resend, { ids }),
    waiting: async (client: WireClient) => {
      const { wtns: rows, ...counts } = await client(contract.wtn.waiting, {});
      return { ...counts, rows: rows.map(({ _id, seen }) => ({ _id, seen })) };
    },
  },
  deposit: {
    may: (level: Level) => ({ cashRegister: level }),
    make: async () => {
      const input = { pos_id: business.till.id, operation: 'DEPOSIT', amount: 50 } as const;
      return (await business.client(contract.cashRegister.reportBalance, input))._id;
    },
    see: (client: WireClient, ids: string[]) => client(contract.cashRegister.seeMissed, { ids }),
    resend: (client: WireClient, ids: string[]) => client(contract.cashRegister.resend, { ids }),
    waiting: async (client: WireClient) => {
      const { transactions: rows, ...counts } = await client(contract.cashRegister.waiting, {});
      return { ...counts, rows: rows.map(({ _id, seen }) => ({ _id, seen })) };
    },
  },
} as const;
const names = ['invoice', 'wtn', 'deposit'] as const;

test.each(names)(
  '%s: if the reply to an accepted document was lost, a resend after the deadline gets its code',
  async (name) => {
    const { make, resend, waiting } = kinds[name];
    // Submits the opening of the drawer first, because the tax authority must have it before a cash sale.
    await deliverAll();
    await standIn.control('PUT', '/switches', { dropReply: true });
    const id = await make();
    await deliverAll();
    await standIn.control('PUT', '/switches', { dropReply: false });
    await age(id, 60);
    expect(await waiting(business.client)).toMatchObject({ missedCount: 1, rows: [{ _id: id }] });
    expect((await resend(business.client, [id])).results).toEqual([{ id, outcome: 'queued' }]);
    await deliverAll();
    expect(await waiting(business.client)).toMatchObject({ count: 0, rows: [] });
  },
);

test.each(names)('%s: the counts of documents near their deadline and past it are separate', async (name) => {
  const { make, waiting } = kinds[name];
  const before = await waiting(business.client);
  for (const hours of [1, 35.9, 36.1, 47.9, 48.1, 500]) await age(await make(), hours);
  expect(await waiting(business.client)).toMatchObject({
    count: before.count + 6,
    nearCount: 2,
    missedCount: 2,
    seenCount: 0,
  });
});

test.each(names)(
  '%s: a deadline that a user marked as seen is not counted as missed, and stays attributed to that user',
  async (name) => {
    const { make, see, waiting, may } = kinds[name];
    const [known, other] = [await age(await make(), 60), await age(await make(), 50)];
    const seenAt = server.clock.now();
    expect(await see(business.client, [known, known])).toEqual({ results: [{ id: known, outcome: 'seen' }] });
    const colleague = server.client((await addEmployee(server, business.id, 'K', may('readWrite'))).token);
    const after = await waiting(colleague);
    expect(after).toMatchObject({ missedCount: 1, seenCount: 1 });
    const seen = after.rows.find(({ _id }) => _id === known)?.seen;
    expect(seen?.by).toBe(business.owner.name);
    expect(Date.parse(seen?.at ?? '')).toBeGreaterThanOrEqual(seenAt.getTime());
    // Seen documents are listed last.
    expect(after.rows[0]).toEqual({ _id: other, seen: null });
    expect(after.rows.at(-1)?._id).toBe(known);
    expect((await see(colleague, [known, other])).results.map(({ outcome }) => outcome)).toEqual([
      'seen',
      'seen',
    ]);
    const last = await waiting(business.client);
    expect(last).toMatchObject({ missedCount: 0, seenCount: 2 });
    expect(last.rows.find(({ _id }) => _id === known)?.seen).toEqual(seen);
  },
);

test.each(names)(
  '%s: marking a deadline as seen gives not-missed before the deadline, and not-found for an unknown id',
  async (name) => {
    const { make, see, waiting } = kinds[name];
    const [fresh, late] = [await make(), await age(await make(), 49)];
    const unknown = newRecordId(new Date());
    const { results } = await see(business.client, [fresh, late, unknown]);
    expect(results).toEqual([
      { id: fresh, outcome: 'not-missed' },
      { id: late, outcome: 'seen' },
      { id: unknown, outcome: 'not-found' },
    ]);
    const { rows } = await waiting(business.client);
    expect(rows.find(({ _id }) => _id === fresh)?.seen).toBeNull();
    expect((await refusalOf(see(business.client, [unknown]))).code).toBe('not-found');
  },
);

test.each(names)(
  '%s: a user of another business cannot list or mark the document, and a user with read access cannot mark it',
  async (name) => {
    const { make, see, waiting, may } = kinds[name];
    const late = await age(await make(), 49);
    const stranger = await addSellingBusiness(server, standIn);
    expect((await refusalOf(see(stranger.client, [late]))).code).toBe('not-found');
    const theirs = await waiting(stranger.client);
    expect(theirs).toMatchObject({ nearCount: 0, missedCount: 0, seenCount: 0 });
    expect(theirs.rows.map(({ _id }) => _id)).not.toContain(late);
    const reader = server.client((await addEmployee(server, business.id, 'L', may('read'))).token);
    expect((await refusalOf(see(reader, [late]))).status).toBe(403);
    expect(await waiting(reader)).toMatchObject({ missedCount: 1, seenCount: 0 });
  },
);

test('the seeMissed call of another kind of document gives not-found for an invoice', async () => {
  const late = await age(await kinds.invoice.make(), 49);
  expect((await refusalOf(kinds.wtn.see(business.client, [late]))).code).toBe('not-found');
  expect((await refusalOf(kinds.deposit.see(business.client, [late]))).code).toBe('not-found');
});

test('the activity log names an invoice whose deadline was marked as seen, and the user who marked it', async () => {
  const sold = await business.sell();
  await age(sold._id, 49);
  await business.client(contract.sales.seeMissed, { ids: [sold._id] });
  const { rows } = await business.client(contract.activity.list, { actions: ['sales.seeMissed'] });
  expect(rows).toMatchObject([{ subject: sold.invoiceNumber, userName: business.owner.name }]);
});

test('the alerts count near and missed deadlines separately and ignore deadlines marked as seen', async () => {
  const ids = [await business.sell(), await business.sell(), await business.sell()].map(({ _id }) => _id);
  const [near = '', missed = '', seen = ''] = ids;
  await age(near, 40);
  await age(missed, 49);
  await age(seen, 49);
  await business.client(contract.sales.seeMissed, { ids: [seen] });
  const { documents } = await business.client(contract.dashboard.alerts, {});
  expect(documents.filter(({ kind }) => kind === 'invoice')).toMatchObject([
    { state: 'missed', count: 1, ids: [missed] },
    { state: 'pending', count: 1, ids: [near], hoursLeft: 7 },
  ]);
});
