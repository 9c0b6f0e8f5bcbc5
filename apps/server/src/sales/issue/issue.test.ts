import { contract } from '@tezga/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addArticle,
  addBusiness,
  addSellingBusiness,
  addTill,
  aLine,
  aSale,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';
import { proveTotals } from '../index.ts';

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
afterEach(() => standIn.control('PUT', '/switches', { down: 'no', dropReply: false }));

const deliverAll = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Blerësi shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
} as const;
const prove = () =>
  proveTotals((text, values) => server.asOwner.unsafe(text, values as never[]), business.id);
const rowsOf = (table: string) =>
  server.asOwner.unsafe(`select * from tenant.${table} where business_id = $1`, [business.id]);

test('a cash sale is numbered, signed, posted and fiscalized', async () => {
  const sold = await business.sell();
  expect(sold).toMatchObject({ status: 'pending', totalPrice: 120, change: 0 });
  expect(sold.invoiceNumber).toBe(`1/${new Date().getFullYear()}/${business.till.tcrCode}`);
  expect(sold.nslf).toMatch(/^[0-9A-F]{32}$/);
  await deliverAll();
  const [submitted] = await server.asOwner`
    select status, code from tenant.fiscal_documents where business_id = ${business.id} and id = ${sold._id}`;
  expect(submitted).toMatchObject({ status: 'fiscalized', code: expect.any(String) });
  const lines = await server.asOwner`
    select account_path, debit, credit from tenant.journal_lines
    where business_id = ${business.id}
      and journal_id in (select id from tenant.journals where source_id = ${sold._id})
    order by account_path`;
  expect(lines.map(({ account_path, debit, credit }) => [account_path, debit, credit])).toEqual([
    ['4:44:445:4457', 0n, 2000n],
    [`5:53:531:5311:${business.till.id}`, 12_000n, 0n],
    ['7:70:705', 0n, 10_000n],
  ]);
  const { initialBalance } = await business.client(contract.cashRegister.initialBalance, {
    pos_id: business.till.id,
  });
  expect(initialBalance).toMatchObject({ salesAmount: 120, availableCash: 1120 });
  expect(await prove()).toEqual([]);
});

test('a noncash sale needs a buyer, is numbered in the series of the business, and is fiscalized', async () => {
  const payments = [{ type: 'ACCOUNT', amount: 120 }] as const;
  const refusal = await refusalOf(business.sell({ payments: [...payments] }));
  expect(refusal.problems).toMatchObject([{ path: 'buyer', code: 'buyer-needed-for-non-cash' }]);
  const sold = await business.sell({ payments: [...payments], buyer, payDeadline: '2030-01-31' });
  expect(sold.invoiceNumber).toBe(`1/${new Date().getFullYear()}`);
  await deliverAll();
  const [submitted] = await server.asOwner`
    select status, failure from tenant.fiscal_documents where business_id = ${business.id} and id = ${sold._id}`;
  expect(submitted).toMatchObject({ status: 'fiscalized', failure: null });
});

test('change is given in banknotes, and the drawer receives only the price', async () => {
  const sold = await business.sell({ payments: [{ type: 'BANKNOTE', amount: 500 }] });
  expect(sold.change).toBe(380);
  const [drawer] = await rowsOf('drawer_days');
  expect(drawer).toMatchObject({ sold: 12_000n });
});

test('concurrent requests with the same sale id issue one invoice', async () => {
  const saleId = newRecordId(new Date());
  const answers = await Promise.all(Array.from({ length: 6 }, () => business.sell({ saleId })));
  expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1);
  expect(await rowsOf('invoices')).toHaveLength(1);
  expect(await rowsOf('fiscal_documents')).toHaveLength(2);
});

test('a retry of a sale after its customer was deleted returns the same invoice', async () => {
  const { customerId } = await business.client(contract.customers.add, {
    idType: 'ID',
    idNumber: 'I05101999I',
    name: 'Arta Hoxha',
    address: 'Rr. 1',
    town: 'Tiranë',
  });
  const sale = { saleId: newRecordId(new Date()), customerId };
  const first = await business.sell(sale);
  await server.asOwner`
    update tenant.customers set deleted_at = now() where business_id = ${business.id} and id = ${customerId}`;
  expect(await business.sell(sale)).toMatchObject({ _id: first._id, invoiceNumber: first.invoiceNumber });
  const another = business.sell({ ...sale, saleId: newRecordId(new Date()) });
  expect((await refusalOf(another)).code).toBe('not-found');
});

test('a sale of a composite article issues stock of its components and posts their cost', async () => {
  const { id, owner, shopId } = business;
  const beans = await addArticle(server, id, owner.token, { name: 'Kafe kokërr', cost: 900 });
  const cup = await addArticle(server, id, owner.token, {
    name: 'Espresso',
    compositeProduct: true,
    ingredients: [{ articleId: beans, quantity: 0.008 }],
  });
  await business.sell({ lines: [aLine({ articleId: cup, quantity: 2, price: 60 })] });
  const [stock] = await server.asOwner`
    select quantity, value from tenant.stock
    where business_id = ${id} and shop_id = ${shopId} and article_id = ${beans}`;
  expect(stock).toMatchObject({ quantity: -16n, value: -1440n });
  const [cost] = await server.asOwner`
    select debit from tenant.journal_lines where business_id = ${id} and account_path = '6:60:605'`;
  expect(cost?.['debit']).toBe(1440n);
  expect((await rowsOf('invoice_lines')).map(({ cost: each }) => each)).toEqual([1440n]);
  expect(await prove()).toEqual([]);
});

test('a sale without enough stock is refused with all short articles, and nothing is written', async () => {
  const { id, owner, shopId } = business;
  await server.asOwner`
    update tenant.shops set allow_negative_stock = false where business_id = ${id} and id = ${shopId}`;
  const articleId = await addArticle(server, id, owner.token, { name: 'Bukë' });
  const refusal = await refusalOf(business.sell({ lines: [aLine({ articleId, quantity: 3, price: 40 })] }));
  expect(refusal.code).toBe('stock-insufficient');
  expect(refusal.details?.shortArticles).toEqual([{ articleId, name: 'Bukë', available: 0, requested: 3 }]);
  expect(await rowsOf('invoices')).toEqual([]);
  expect(await rowsOf('invoice_counters')).toEqual([]);
});

test('concurrent sales at several tills get numbers without gaps and duplicates', async () => {
  const other = await addTill(server, business.id, business.shopId);
  await business.client(contract.cashRegister.reportBalance, {
    pos_id: other.id,
    operation: 'INITIAL',
    amount: 0,
  });
  const articleId = await addArticle(server, business.id, business.owner.token, { cost: 10 });
  const sales = Array.from({ length: 48 }, (_, step) =>
    business.sell({
      tillId: step % 3 === 0 ? other.id : business.till.id,
      lines: [aLine({ articleId, price: 120 })],
      ...(step % 4 === 1 ? { payments: [{ type: 'ACCOUNT', amount: 120 }], buyer } : {}),
      // Every eighth sale names an unknown till and fails, while other sales wait for locks.
      ...(step % 8 === 7 ? { tillId: newRecordId(new Date()) } : {}),
    }),
  );
  const settled = await Promise.allSettled(sales);
  const issued = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value.invoiceNumber] : []));
  expect(issued).toHaveLength(42);
  const series = new Map<string, number[]>();
  for (const number of issued) {
    const [ordinal, ...place] = number.split('/');
    series.set(place.join('/'), [...(series.get(place.join('/')) ?? []), Number(ordinal)]);
  }
  expect(series.size).toBe(3);
  for (const ordinals of series.values())
    expect(ordinals.toSorted((one, next) => one - next)).toEqual(ordinals.map((_, index) => index + 1));
  const [stock] = await rowsOf('stock');
  expect(stock).toMatchObject({ quantity: -42_000n, movements: 42n });
  expect(await prove()).toEqual([]);
});

test('a cash sale needs an open drawer today, a noncash sale does not', async () => {
  const till = await addTill(server, business.id, business.shopId);
  expect((await refusalOf(business.sell({ tillId: till.id }))).code).toBe('drawer-not-open');
  const payments = [{ type: 'ACCOUNT', amount: 120 }] as const;
  await expect(business.sell({ tillId: till.id, payments: [...payments], buyer })).resolves.toMatchObject({
    status: 'pending',
  });
});

test('a sale with a till or an article of another business is refused as not found', async () => {
  const stranger = await addBusiness(server);
  const articleId = await addArticle(server, stranger.id, stranger.owner.token);
  expect((await refusalOf(business.sell({ lines: [aLine({ articleId })] }))).code).toBe('not-found');
  const client = server.client(stranger.owner.token);
  const foreign = client(contract.sales.issue, aSale(server, business.till.id));
  expect((await refusalOf(foreign)).code).toBe('not-found');
  expect(await rowsOf('invoices')).toEqual([]);
});

test('a missing unit code, operator code or payment is refused before a number is used', async () => {
  const { id, owner, shopId } = business;
  const codeOf = async () => (await refusalOf(business.sell())).code;
  await server.asOwner`update tenant.shops set business_unit_code = '' where business_id = ${id} and id = ${shopId}`;
  expect(await codeOf()).toBe('business-unit-missing');
  await server.asOwner`update tenant.employees set operator_code = null where business_id = ${id} and user_id = ${owner.id}`;
  expect(await codeOf()).toBe('operator-code-missing');
  const refusal = await refusalOf(business.sell({ payments: [{ type: 'CARD', amount: 100 }] }));
  expect(refusal.problems).toMatchObject([{ path: 'payments', code: 'payments-differ' }]);
  expect(await rowsOf('invoice_counters')).toEqual([]);
});

test('after a lost response of the tax authority the retry fiscalizes the invoice', async () => {
  await standIn.control('PUT', '/switches', { dropReply: true });
  const sold = await business.sell();
  await deliverAll();
  await standIn.control('PUT', '/switches', { dropReply: false });
  server.clock.move(60_000);
  await server.asOwner`update tenant.fiscal_documents set next_attempt_at = now() where status = 'pending'`;
  await server.asOwner`update graphile_worker._private_jobs set run_at = now()`;
  await deliverAll();
  const [submitted] = await server.asOwner`
    select status, attempts from tenant.fiscal_documents where business_id = ${business.id} and id = ${sold._id}`;
  expect(submitted).toMatchObject({ status: 'fiscalized' });
});
