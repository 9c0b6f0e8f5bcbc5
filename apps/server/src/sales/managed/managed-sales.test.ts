import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import {
  addAdmin,
  addSellingBusiness,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestPerson,
  type TestServer,
} from '../../testing/index.ts';

const { sales } = contract;

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
let [admin, reseller, stranger]: TestPerson[] = [];
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  business = await addSellingBusiness(server, standIn);
  admin = await addAdmin(server, 'SA');
  reseller = await addAdmin(server, 'RS');
  stranger = await addAdmin(server, 'RS');
  await server.asOwner`update platform.businesses set admin_id = ${reseller.id} where id = ${business.id}`;
  for (let number = 0; number < 11; number += 1) await business.sell();
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const as = (person: TestPerson | undefined) => server.client(person?.token ?? '');
const named = () => ({ businessId: business.id });

test('an admin reads the sales of a managed business page by page, their sums, and a single sale', async () => {
  const first = await as(reseller)(sales.salesPage, { ...named(), page: 0 });
  const second = await as(reseller)(sales.salesPage, { ...named(), page: 1 });
  expect([first.sales.length, second.sales.length, first.count]).toEqual([10, 1, 11]);
  const { today, month, year } = await as(admin)(sales.salesOfBusiness, named());
  expect(today).toMatchObject({ count: 11, totalPrice: 1320 });
  expect([month.count, year.count]).toEqual([11, 11]);
  const id = first.sales[0]?._id ?? '';
  for (const one of [sales.saleOfBusiness, sales.invoiceOfBusiness]) {
    const { invoice } = await as(reseller)(one, { ...named(), id });
    expect([invoice._id, invoice.items.length]).toEqual([id, 1]);
  }
});

test('the invoices of all businesses of a reseller are listed for that reseller, and not for another one', async () => {
  const id = reseller?.id ?? '';
  const { invoices, isMore } = await as(reseller)(sales.invoicesOfAdmin, { id });
  expect([invoices.length, isMore, invoices[0]?.businessName]).toEqual([10, true, business.name]);
  expect(invoices[0]).toMatchObject({ totalPrice: 120, totalPriceAlt: 120, status: 'pending' });
  expect((await as(admin)(sales.invoicesOfAdmin, { id, page: '1' })).invoices).toHaveLength(1);
  expect((await as(stranger)(sales.invoicesOfAdmin, { id: stranger?.id ?? '' })).invoices).toEqual([]);
  expect((await refusalOf(as(stranger)(sales.invoicesOfAdmin, { id }))).code).toBe('not-found');
});

test('a reseller who does not manage the business finds none of its sales and cannot resend them', async () => {
  const { sales: found } = await as(reseller)(sales.salesPage, named());
  const id = found[0]?._id ?? '';
  const client = as(stranger);
  const refused = [
    client(sales.salesOfBusiness, named()),
    client(sales.salesPage, named()),
    client(sales.saleOfBusiness, { ...named(), id }),
    client(sales.waitingOfBusiness, named()),
    client(sales.resendForBusiness, { ...named(), ids: [id] }),
  ].map(async (call) => (await refusalOf(call)).code);
  expect(new Set(await Promise.all(refused))).toEqual(new Set(['not-found']));
});

test('an admin resends a pending invoice, and the activity log of the business names the admin', async () => {
  const { invoices } = await as(reseller)(sales.waitingOfBusiness, named());
  const { _id: id = '', meta } = invoices[0] ?? {};
  const { results } = await as(reseller)(sales.resendForBusiness, { ...named(), ids: [id] });
  expect(results).toEqual([{ id, outcome: 'queued' }]);
  await runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
  const { invoice } = await as(reseller)(sales.invoiceOfBusiness, { ...named(), id });
  expect(invoice.status).toBe('fiscalized');
  const { rows } = await business.client(contract.activity.list, { actions: ['sales.resendForBusiness'] });
  expect(rows).toMatchObject([{ userName: reseller?.name, subject: meta?.invoiceNumber }]);
});
