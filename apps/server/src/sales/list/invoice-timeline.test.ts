import { contract } from '@tezga/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import {
  addArticle,
  addBusiness,
  addEmployee,
  addSellingBusiness,
  aLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

const { sales } = contract;

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
beforeAll(async () => {
  business = await addSellingBusiness(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
afterEach(() => standIn.control('PUT', '/switches', { down: 'no', dropReply: false }));

const deliverAll = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Blerësi shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
} as const;
const unknown = 'f'.repeat(24);
const nothingWaits = { invoices: [], count: 0, nearCount: 0, missedCount: 0, seenCount: 0 };

async function stranger() {
  return server.client((await addBusiness(server)).owner.token);
}

async function reader(area: Record<string, 'read'>) {
  return server.client((await addEmployee(server, business.id, 'K', area)).token);
}

test('one() returns an invoice with its lines, timeline, journal and stock movements', async () => {
  const { client, id, owner, till } = business;
  const articleId = await addArticle(server, id, owner.token, { name: 'Kafe', price: 120 });
  const sold = await business.sell({
    lines: [
      aLine({ articleId, name: 'Kafe', sku: 'K1', quantity: 2 }),
      aLine({ vat: 'TAX_FREE', price: 10 }),
    ],
    payments: [{ type: 'BANKNOTE', amount: 300 }],
    notes: 'Faleminderit!',
  });
  await deliverAll();
  await client(sales.printed, { ids: [sold._id], paper: '80' });
  const { invoice } = await client(sales.one, { id: sold._id });
  expect(invoice).toMatchObject({
    _id: sold._id,
    meta: { invoiceNumber: sold.invoiceNumber, iic: sold.nslf, fic: expect.any(String) },
    status: 'fiscalized',
    seller: { IDType: 'NUIS', IDNum: business.nuis, town: 'Tiranë', country: 'ALB' },
    buyer: null,
    change: 50,
    invoiceNotes: 'Faleminderit!',
    tcrCode: till.tcrCode,
    items: [
      {
        articleId,
        N: 'Kafe',
        sku: 'K1',
        Q: 2,
        UPA: 120,
        PB: 200,
        VR: 20,
        VA: 40,
        PA: 240,
        EX: null,
        EX_Code: null,
        vatCode: '20',
      },
      { articleId: null, PA: 10, VR: null, EX: 'TAX_FREE', EX_Code: 'TAX_FREE', vatCode: 'TAX_FREE' },
    ],
    sameTaxItems: [{ vatPercent: 20, exemption: null, count: 1, withoutVat: 200, vat: 40, owedVAT: 0 }],
    taxGroups: [
      { vatPercent: 20, exemption: null, count: 1, withoutVat: 200, vat: 40, withVat: 240 },
      { vatPercent: null, exemption: 'TAX_FREE', count: 1, withoutVat: 10, vat: 0, withVat: 10 },
    ],
    markUpAmount: null,
    stockMovements: [{ articleId, name: 'Kafe', quantity: -2, quantityAfter: -2 }],
  });
  expect(invoice.timeline.map(({ kind, by, about }) => [kind, by, about])).toEqual([
    ['issued', owner.name, sold.invoiceNumber],
    ['posted', '', 'sale'],
    ['sent', '', ''],
    ['fiscalized', '', invoice.meta.fic],
    ['printed', owner.name, '80'],
  ]);
  const journal = invoice.journals?.[0];
  const sum = (side: 'debit' | 'credit') => journal?.lines.reduce((total, line) => total + line[side], 0);
  expect([sum('debit'), sum('credit')]).toEqual([250, 250]);
});

test('the link of an invoice opens it on the check page of the tax authority', async () => {
  const { client } = business;
  const sold = await business.sell({ payments: [{ type: 'ACCOUNT', amount: 120 }], buyer });
  await deliverAll();
  const { invoice } = await client(sales.one, { id: sold._id });
  const { origin, pathname, hash } = new URL(invoice.link);
  expect(`${origin}${pathname}`).toBe(`${standIn.address}/invoice-check/`);
  const checked = await fetch(`${origin}/invoice-check/api/verifyInvoice?${hash.replace('#/verify?', '')}`);
  expect(await checked.json()).toMatchObject({ fic: invoice.meta.fic, differences: [] });
});

test('pending invoices are listed with deadline and fault; resending fiscalizes them once', async () => {
  const { client, sell } = await addSellingBusiness(server, standIn);
  await deliverAll();
  await standIn.control('PUT', '/switches', { down: 'refused' });
  const [first, second] = [await sell(), await sell()];
  await deliverAll();
  const before = await client(sales.waiting, {});
  expect(before.invoices.map(({ _id }) => _id)).toEqual([first._id, second._id]);
  expect(before).toMatchObject({ count: 2, nearCount: 0, missedCount: 0 });
  expect(before.invoices[0]).toMatchObject({
    status: 'pending',
    hoursLeft: 47,
    deadlineState: 'in-time',
    attempts: 1,
    fault: expect.any(String),
  });
  const { invoice } = await client(sales.one, { id: first._id });
  expect(invoice.timeline.at(-1)).toMatchObject({ kind: 'tried', about: invoice.fault });
  await standIn.control('PUT', '/switches', { down: 'no' });
  const { results } = await client(sales.resend, { ids: [first._id, first._id, second._id, unknown] });
  expect(results).toEqual([
    { id: first._id, outcome: 'queued' },
    { id: second._id, outcome: 'queued' },
    { id: unknown, outcome: 'not-found' },
  ]);
  await deliverAll();
  expect(await client(sales.waiting, {})).toEqual(nothingWaits);
  const again = await client(sales.resend, { ids: [first._id] });
  expect(again.results).toEqual([{ id: first._id, outcome: 'fiscalized' }]);
});

test('a refused invoice is listed without a next attempt and fiscalized after a manual resend', async () => {
  const { client, id, sell } = await addSellingBusiness(server, standIn);
  const sold = await sell();
  await deliverAll();
  const failure = { name: 'wrong-seller', isOurs: false, code: '49', text: 'Seller is not active' };
  await server.asOwner`
    update tenant.fiscal_documents set status = 'error', code = null, answered_at = null, last_failed_at = now(),
      failure = ${server.asOwner.json(failure)}, made_at = made_at - interval '40 hours'
    where business_id = ${id} and id = ${sold._id}`;
  const { invoices, nearCount } = await client(sales.waiting, {});
  expect(invoices).toMatchObject([
    {
      fault: 'wrong-seller',
      faultCode: '49',
      faultText: failure.text,
      nextAttemptAt: null,
      deadlineState: 'near',
    },
  ]);
  expect(nearCount).toBe(1);
  const { timeline, reply } = (await client(sales.one, { id: sold._id })).invoice;
  expect(timeline.at(-1)).toMatchObject({ kind: 'refused', about: 'wrong-seller' });
  expect(reply).toEqual({ code: '49', text: failure.text, requestId: expect.any(String) });
  expect((await client(sales.resend, { ids: [sold._id] })).results).toEqual([
    { id: sold._id, outcome: 'queued' },
  ]);
  await deliverAll();
  const { invoice } = await client(sales.one, { id: sold._id });
  expect([invoice.status, invoice.reply]).toEqual(['fiscalized', null]);
});

test('after three attempts the timeline still shows the time of the first one', async () => {
  const { client, sell } = await addSellingBusiness(server, standIn);
  await deliverAll();
  await standIn.control('PUT', '/switches', { down: 'refused' });
  const { _id } = await sell();
  const timeline = async () => (await client(sales.one, { id: _id })).invoice.timeline;
  expect((await timeline()).map(({ kind }) => kind)).toEqual(['issued', 'posted']);
  await deliverAll();
  const sentFirst = (await timeline()).filter(({ kind }) => kind === 'sent');
  expect(sentFirst).toHaveLength(1);
  for (let again = 0; again < 2; again += 1) {
    server.clock.move(60_000);
    await client(sales.resend, { ids: [_id] });
    await deliverAll();
  }
  expect((await client(sales.waiting, {})).invoices).toMatchObject([{ _id, attempts: 3 }]);
  const moments = await timeline();
  expect(moments.map(({ kind }) => kind)).toEqual(['issued', 'posted', 'sent', 'tried']);
  expect(moments.filter(({ kind }) => kind === 'sent')).toEqual(sentFirst);
  const [sentAt = '', triedAt = ''] = moments.slice(2).map(({ at }) => at);
  expect(Date.parse(triedAt) - Date.parse(sentAt)).toBeGreaterThanOrEqual(120_000);
});

test('the timeline does not show an invoice as sent if the certificate or the opening of its drawer is missing', async () => {
  const { client, id, sell } = await addSellingBusiness(server, standIn);
  const kindsOf = async (invoiceId: string) =>
    (await client(sales.one, { id: invoiceId })).invoice.timeline.map(({ kind }) => kind);
  await standIn.control('PUT', '/switches', { down: 'refused' });
  const behind = await sell();
  await deliverAll();
  expect(await kindsOf(behind._id)).toEqual(['issued', 'posted', 'tried']);
  const unsigned = await sell({ payments: [{ type: 'ACCOUNT', amount: 120 }], buyer });
  await server.asOwner`update tenant.certificates set replaced_at = now(), encrypted_key = null where business_id = ${id}`;
  await deliverAll();
  expect(await kindsOf(unsigned._id)).toEqual(['issued', 'posted', 'tried']);
});

test('a role that may only read cannot resend, and a role without access sees nothing', async () => {
  const sold = await business.sell();
  const looking = await reader({ receipts: 'read' });
  const { invoice } = await looking(sales.one, { id: sold._id });
  expect(invoice._id).toBe(sold._id);
  expect((await looking(sales.waiting, {})).invoices.map(({ _id }) => _id)).toContain(sold._id);
  expect((await refusalOf(looking(sales.resend, { ids: [sold._id] }))).status).toBe(403);
  expect((await refusalOf(looking(sales.listSales, {}))).status).toBe(403);
  const withoutAccess = await reader({});
  const calls: readonly (() => Promise<unknown>)[] = [
    () => withoutAccess(sales.list, {}),
    () => withoutAccess(sales.one, { id: sold._id }),
    () => withoutAccess(sales.waiting, {}),
    () => withoutAccess(sales.pdf, { ids: [sold._id] }),
    () => withoutAccess(sales.printed, { ids: [sold._id], paper: 'A4' }),
    () => withoutAccess(sales.byFic, { fic: crypto.randomUUID() }),
    () => withoutAccess(sales.exported, {}),
  ];
  for (const call of calls) expect((await refusalOf(call())).status).toBe(403);
});

test('another business gets not-found for the invoice and changes nothing', async () => {
  const sold = await business.sell();
  const other = await stranger();
  const ids = [sold._id];
  const calls: readonly (() => Promise<unknown>)[] = [
    () => other(sales.one, { id: sold._id }),
    () => other(sales.pdf, { ids }),
    () => other(sales.printed, { ids, paper: 'A4' }),
    () => other(sales.resend, { ids }),
    () => business.client(sales.printed, { ids: [sold._id, unknown], paper: 'A4' }),
    () => business.client(sales.pdf, { ids: [sold._id, unknown] }),
    () => business.client(sales.one, { id: unknown }),
  ];
  for (const call of calls) expect((await refusalOf(call())).code).toBe('not-found');
  expect(await other(sales.waiting, {})).toEqual(nothingWaits);
  const prints = await server.asOwner`select from tenant.invoice_prints where invoice_id = ${sold._id}`;
  expect(prints).toHaveLength(0);
});
