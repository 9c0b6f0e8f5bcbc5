import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import {
  addBusiness,
  addEmployee,
  addServingBusiness,
  aLine,
  leaveVat,
  newRegistrationCode,
  refusalOf,
  startStandIn,
  startTestServer,
  type SaleGiven,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

const { sales } = contract;

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
  await deliverAll();
});

const deliverAll = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const retract = (id: string, note = '') => business.client(sales.retract, { id, note });
const openOrders = async () => (await business.client(sales.openOrders, {})).orders.map(({ _id }) => _id);
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;

const setUnit = (code: string) => server.asOwner`
  update tenant.shops set business_unit_code = ${code} where business_id = ${business.id} and id = ${business.shopId}`;

/** A sale that was refused for a wrong business unit code; the code of the shop is correct again. */
async function refused(given: SaleGiven = {}) {
  await setUnit(newRegistrationCode());
  const sold = await business.sell(given);
  await deliverAll();
  await setUnit(business.bUnitCode);
  expect(await business.one(sold)).toMatchObject({ status: 'error', fault: '41', isRetracted: false });
  return sold;
}

/** Balances of accounts, stock, drawers and revenue, in hundredths or thousandths. */
async function books() {
  const { id } = business;
  const accounts = await server.asOwner`
    select account_path, sum(debit - credit)::text as balance from tenant.journal_lines
    where business_id = ${id} group by account_path having sum(debit - credit) <> 0 order by account_path`;
  const stock = await server.asOwner`
    select article_id, sum(quantity)::text as quantity, sum(cost)::text as cost from tenant.stock_movements
    where business_id = ${id} group by article_id having sum(quantity) <> 0 or sum(cost) <> 0 order by article_id`;
  const drawers = await server.asOwner`select sold::text from tenant.drawer_days where business_id = ${id}`;
  return {
    accounts: [...accounts],
    stock: [...stock],
    drawers: [...drawers],
    revenue: await business.revenue(),
  };
}

const submittedInvoices = async () => {
  const { messages } = (await standIn.control('GET', `/received?nuis=${business.nuis}`)) as {
    messages: { message: string }[];
  };
  return messages.filter(({ message }) => message.startsWith('RegisterInvoice')).length;
};

const documentOf = async (id: string) => {
  const [row] = await server.asOwner`
    select status, code, failure, next_attempt_at, attempts, first_sent_at, retracted_at is not null as "isRetracted"
    from tenant.fiscal_documents where business_id = ${business.id} and id = ${id}`;
  return row;
};

describe('retracting a refused invoice', () => {
  test('a retraction undoes the changes of journals, stock, drawer and revenue, and submits nothing', async () => {
    const articleId = await business.countedArticle();
    await business.sell({ lines: [aLine({ articleId, name: 'Mall', price: 120 })] });
    await deliverAll();
    const before = await books();
    const sold = await refused({
      lines: [
        aLine({ articleId, name: 'Mall', quantity: 3, price: 33.33 }),
        aLine({ vat: '6', price: 20.01 }),
      ],
      payments: [
        { type: 'CARD', amount: 50 },
        { type: 'BANKNOTE', amount: 70 },
      ],
    });
    expect(await books()).not.toEqual(before);
    expect(await submittedInvoices()).toBe(2);
    const reversal = await retract(sold._id, 'Njësia ishte e gabuar');
    expect(await books()).toEqual(before);
    expect(await business.prove()).toEqual([]);
    await deliverAll();
    expect(await submittedInvoices()).toBe(2);
    expect(await documentOf(reversal._id)).toEqual({
      status: 'error',
      code: null,
      failure: { name: 'original-refused', isOurs: true, code: null, text: null },
      next_attempt_at: null,
      attempts: 0,
      first_sent_at: null,
      isRetracted: true,
    });
    expect(await business.one(reversal)).toMatchObject({
      isRetracted: true,
      orderNumberOfCanceledInvoice: sold.invoiceNumber,
      invoiceNotes: 'Njësia ishte e gabuar',
      meta: { fic: null, invoiceNumber: reversal.invoiceNumber },
    });
    const jobs = await server.asOwner`select from graphile_worker._private_jobs where key = ${reversal._id}`;
    expect(jobs).toHaveLength(0);
  });

  test('a retracted invoice is not in the pending list, and its timeline names the cancellation', async () => {
    const sold = await refused();
    const counts = async () => ({
      waiting: (await business.client(sales.waiting, {})).count,
      alerts: (await business.client(contract.dashboard.alerts, {})).documents.length,
    });
    expect(await counts()).toEqual({ waiting: 1, alerts: 1 });
    const reversal = await retract(sold._id);
    expect(await counts()).toEqual({ waiting: 0, alerts: 0 });
    const invoice = await business.one(sold);
    expect(invoice).toMatchObject({
      status: 'error',
      isRetracted: true,
      fault: '41',
      references: [{ relation: 'cancels', direction: 'from', _id: reversal._id }],
    });
    expect(invoice.timeline.map(({ kind, by, about }) => [kind, by, about])).toContainEqual([
      'retracted',
      business.owner.name,
      reversal.invoiceNumber,
    ]);
    const { invoices } = await business.client(sales.list, {});
    expect(invoices.map(({ isRetracted }) => isRetracted)).toEqual([true, true]);
    const { rows } = await business.client(contract.activity.list, { actions: ['sales.retract'] });
    expect(rows).toMatchObject([{ subject: sold.invoiceNumber, userName: business.owner.name }]);
  });

  test('a retracted invoice and its cancellation cannot be resent, repaired or corrected', async () => {
    const sold = await refused();
    const reversal = await retract(sold._id);
    const ids = [sold._id, reversal._id];
    expect((await business.client(sales.resend, { ids })).results).toEqual(
      ids.map((id) => ({ id, outcome: 'retracted' })),
    );
    await business.client(sales.mend, { ids });
    for (const id of ids) {
      expect((await documentOf(id))?.['status']).toBe('error');
      expect(await codeOf(business.correct({ _id: id }, { isWhole: true }))).toBe('invoice-refused');
    }
    expect(await codeOf(retract(reversal._id))).toBe('retract-not-refused');
  });

  test('repeated and concurrent requests retract an invoice once', async () => {
    const sold = await refused();
    const both = await Promise.all([retract(sold._id), retract(sold._id)]);
    expect(both[0]).toEqual(both[1]);
    expect(await retract(sold._id, 'Prapë')).toEqual(both[0]);
    const rows = await server.asOwner`select id from tenant.invoices where business_id = ${business.id}`;
    expect(rows).toHaveLength(2);
    expect(await business.revenue()).toBe(0);
  });

  test('a retraction has the VAT status of the invoice, even if the business has left the VAT scheme since', async () => {
    const before = await books();
    const sold = await refused({ lines: [aLine({ price: 99.99 })] });
    await leaveVat(business, { server, standIn });
    const { _id } = await retract(sold._id);
    expect(await books()).toEqual(before);
    const [row] = await server.asOwner`
      select is_issuer_in_vat as "isInVat", vat::int from tenant.invoices where id = ${_id}`;
    expect(row).toEqual({ isInVat: true, vat: -1666 });
    expect(await business.prove()).toEqual([]);
  });

  test('retracting an order removes it from the open orders', async () => {
    const order = await refused({ payments: [{ type: 'ORDER', amount: 120 }] });
    expect(await openOrders()).toEqual([order._id]);
    await retract(order._id);
    expect(await openOrders()).toEqual([]);
  });
});

describe('concurrent requests for a refused invoice', () => {
  test('of a concurrent resend and retraction of an invoice one succeeds', async () => {
    const sold = await refused();
    const [left, resent] = await Promise.allSettled([
      retract(sold._id),
      business.client(sales.resend, { ids: [sold._id] }),
    ]);
    const outcome = resent.status === 'fulfilled' ? resent.value.results[0]?.outcome : resent.reason;
    expect(outcome).toBe(left.status === 'fulfilled' ? 'retracted' : 'queued');
    const expected = left.status === 'fulfilled' ? ['error', true] : ['pending', false];
    const document = await documentOf(sold._id);
    expect([document?.['status'], document?.['isRetracted']]).toEqual(expected);
  });

  test('of a concurrent repair and retraction of an invoice one succeeds', async () => {
    const sold = await refused();
    const [left] = await Promise.allSettled([
      retract(sold._id),
      business.client(sales.mend, { ids: [sold._id] }),
    ]);
    await deliverAll();
    const document = await documentOf(sold._id);
    const expected = left.status === 'fulfilled' ? ['error', true] : ['fiscalized', false];
    expect([document?.['status'], document?.['isRetracted']]).toEqual(expected);
  });
});

test('a user of another business, or with read permission only, cannot retract an invoice', async () => {
  const sold = await refused();
  const other = server.client((await addBusiness(server)).owner.token);
  expect(await codeOf(other(sales.retract, { id: sold._id }))).toBe('not-found');
  const { token } = await addEmployee(server, business.id, 'L', { receipts: 'read' });
  expect((await refusalOf(server.client(token)(sales.retract, { id: sold._id }))).status).toBe(403);
  expect((await business.one(sold)).isRetracted).toBe(false);
});
