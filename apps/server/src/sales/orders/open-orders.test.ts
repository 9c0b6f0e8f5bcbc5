import { contract } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addInvoice,
  addSellingBusiness,
  addTill,
  copyInvoice,
  makeInvoicesKnown,
  startStandIn,
  startTestServer,
  type InvoiceGiven,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

let standIn: StandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const newId = () => newRecordId(new Date());
const daysAgo = (days: number, minute = 0) => new Date(Date.now() - days * 86_400_000 + minute * 60_000);
const buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Ëndrra shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
  country: 'ALB',
} as const;
const ofOrder = [{ method: 'ORDER' }] as const;
const ofCard = [{ method: 'COMPANY', companyCard: '7001' }] as const;

/** A business, with functions that issue orders under a name and list the names of the open orders. */
async function addTables() {
  const business = await addSellingBusiness(server, standIn);
  const operator = { id: newId(), name: 'Ana' };
  const names = new Map<string, string>();
  // Higher than the numbers of the invoices that these tests issue.
  let number = 1000;
  return {
    ...business,
    async serve(name: string, at: Date, given: Partial<InvoiceGiven> = {}) {
      const { shopId, till } = business;
      number += 1;
      const row = { at, shopId, till, operator, number, payments: ofOrder, ...given };
      const invoice = await addInvoice(server, business.id, row);
      names.set(invoice.id, name);
      return invoice;
    },
    open: async (filter: { posId?: string; from?: string; to?: string; search?: string } = {}) => {
      const reply = await business.client(contract.sales.openOrders, filter);
      return { ...reply, names: reply.orders.map(({ _id }) => names.get(_id)) };
    },
    summarize: (invoiceIds: readonly string[], amount: number) =>
      business.client(contract.sales.summarize, {
        saleId: newId(),
        invoiceIds: [...invoiceIds],
        tillId: business.till.id,
        payments: [{ type: 'BANKNOTE', amount }],
      }),
  };
}

test('open orders and company card sales are listed, the newest first, until they are summed up or cancelled', async () => {
  const business = await addTables();
  const { open, client } = business;
  const serve: typeof business.serve = (...given) => business.serve(...given);
  const other = await addTill(server, business.id, business.shopId);
  const table = await serve('table', daysAgo(3), { notes: 'Tavolina 4' });
  await serve('card', daysAgo(2), { payments: ofCard, buyer });
  await serve('notes', daysAgo(2), { payments: [{ method: 'BANKNOTE' }] });
  await serve('other till', daysAgo(1), { till: other });
  await serve('long ago', daysAgo(90));
  expect((await open()).names).toEqual(['other till', 'card', 'table', 'long ago']);
  const [, card] = (await open()).orders;
  expect(card).toMatchObject({
    method: 'COMPANY',
    companyCard: '7001',
    buyer: { name: 'Ëndrra shpk', idNumber: 'L12345678A' },
    totalPrice: 120,
    totalPriceAlt: null,
    status: 'fiscalized',
  });
  expect((await open({ posId: other.id })).names).toEqual(['other till']);
  expect((await open({ search: 'tavolina 4' })).names).toEqual(['table']);
  expect((await open({ search: 'ËNDRRA' })).names).toEqual(['card']);
  expect((await open({ search: '%' })).names).toEqual([]);
  const day = tiranaDay(daysAgo(90));
  expect((await open({ from: day, to: day })).names).toEqual(['long ago']);

  await client(contract.sales.correct, { saleId: newId(), invoiceId: table.id, isWhole: true });
  expect((await open()).names).toEqual(['other till', 'card', 'long ago']);
  const [first] = (await open()).orders;
  await business.summarize([first?._id ?? ''], 120);
  expect((await open()).names).toEqual(['card', 'long ago']);
  const stranger = await addTables();
  expect(await stranger.open()).toMatchObject({ orders: [], isMore: false });
});

test('the list of open orders has at most 1,000, and one summary of these 1,000 is fiscalized', async () => {
  const business = await addTables();
  const { id } = await business.serve('first', daysAgo(5));
  await serveAgain(business.id, id, 1000);
  await makeInvoicesKnown(server, standIn, business.id);
  const { orders, isMore } = await business.open();
  expect([orders.length, isMore]).toEqual([1000, true]);
  const total = orders.reduce((sum, { totalPrice }) => sum + Math.round(totalPrice * 100), 0);
  const ids = orders.map(({ _id }) => _id);
  const quoted = await business.client(contract.sales.summaryOf, { invoiceIds: ids });
  expect(quoted).toMatchObject({ method: 'ORDER', ordersCount: 1000, totalPrice: total / 100, alt: null });
  const summary = await business.summarize(ids, total / 100);
  expect(summary.totalPrice).toBe(total / 100);
  await runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
  const { invoice } = await business.client(contract.sales.one, { id: summary._id });
  expect(invoice).toMatchObject({ status: 'fiscalized', fault: null, linesCount: quoted.lines.length });
  expect(invoice.references).toHaveLength(1000);
  expect((await business.open()).names).toEqual(['first']);
});

test('after concurrent sales, corrections and summaries the table of open orders matches the documents', async () => {
  const business = await addTables();
  const sell = (type: 'ORDER' | 'COMPANY', price = 120) =>
    business.sell({
      lines: [{ name: 'Kafe', unit: 'copë', quantity: 2, price: price / 2, vat: '20' }],
      payments: [{ type, amount: price, companyCard: type === 'COMPANY' ? '7001' : '' }],
    });
  const [corrected, summed, emptied, both] = [
    await sell('ORDER'),
    await sell('ORDER'),
    await sell('COMPANY'),
    await sell('ORDER'),
  ];
  const correct = (invoiceId: string, price: number | null) =>
    business.client(contract.sales.correct, {
      saleId: newId(),
      invoiceId,
      isWhole: true,
      added: price === null ? [] : [{ name: 'Tjetër', unit: 'copë', quantity: 1, price, vat: '20' }],
    });
  await correct(emptied._id, null);
  // A correction to a price of zero closes the order; the next correction opens it again.
  const forNothing = await correct(corrected._id, 0);
  expect((await business.open()).orders.map(({ _id }) => _id)).not.toContain(corrected._id);
  await correct(forNothing._id, 75);
  await business.summarize([summed._id], 120);
  await Promise.allSettled([
    business.summarize([both._id], 500),
    correct(both._id, null),
    correct(both._id, 300),
    business.summarize([both._id], 500),
  ]);
  await expectOpenOrders(business.id);
  const { orders } = await business.open();
  expect(orders).toContainEqual(expect.objectContaining({ _id: corrected._id, totalPrice: 75 }));
  expect(orders.map(({ _id }) => _id)).not.toContain(emptied._id);
});

/** Compares the table of open orders with the result computed from all documents. */
async function expectOpenOrders(businessId: string): Promise<void> {
  const stored = await server.asOwner`
    select invoice_id as id from tenant.open_orders where business_id = ${businessId} order by 1`;
  const open = await server.asOwner`
    with recursive member (order_id, id) as (
      select id, id from tenant.invoices where business_id = ${businessId}
        and (payments @> '[{"method": "ORDER"}]' or payments @> '[{"method": "COMPANY"}]')
        and id not in (select invoice_id from tenant.invoice_references where business_id = ${businessId})
      union all
      select member.order_id, reference.invoice_id from member join tenant.invoice_references reference
        on reference.business_id = ${businessId} and reference.referred_id = member.id
        and reference.relation in ('corrects', 'cancels')
    )
    select order_id as id from member join tenant.invoices invoice on invoice.business_id = ${businessId}
      and invoice.id = member.id
    where order_id not in (select referred_id from tenant.invoice_references
      where business_id = ${businessId} and relation = 'sums-up')
    group by 1 having sum(with_vat) <> 0 order by 1`;
  expect([...stored]).toEqual([...open]);
}

/** Copies the order `times` times, each a second later and with its own line name. */
async function serveAgain(businessId: string, orderId: string, times: number): Promise<void> {
  const ids = await copyInvoice(server, orderId, times);
  const copies = server.asOwner`unnest(${ids}::text[]) with ordinality as copy (id, place)`;
  await server.asOwner`
    insert into tenant.invoice_lines select (jsonb_populate_record(line,
      jsonb_build_object('invoice_id', copy.id, 'name', 'Artikull ' || copy.place % 7))).*
    from tenant.invoice_lines line, ${copies} where line.business_id = ${businessId} and line.invoice_id = ${orderId}`;
  await server.asOwner`
    insert into tenant.open_orders (business_id, invoice_id, issued_at)
    select business_id, id, issued_at from tenant.invoices
    where business_id = ${businessId} and id = any (${ids}::text[])`;
}

test('a sale that is only partly paid by company card is not an open order, also after corrections', async () => {
  const { client, open, sell } = await addTables();
  const line = { name: 'Kafe', unit: 'copë', price: 120, quantity: 2, vat: '20' };
  const { _id: invoiceId } = await sell({
    lines: [line],
    payments: [
      { type: 'COMPANY', amount: 120, companyCard: '7001' },
      { type: 'BANKNOTE', amount: 120 },
    ],
  });
  const swapped = await client(contract.sales.correct, {
    saleId: newId(),
    invoiceId,
    lines: [{ place: 1, quantity: 1 }],
    added: [{ ...line, name: 'Çaj', quantity: 1 }],
  });
  await client(contract.sales.correct, {
    saleId: newId(),
    invoiceId: swapped._id,
    lines: [{ place: 2, quantity: 1 }],
  });
  expect((await open()).orders).toEqual([]);
});
