import { asMoney } from '@tezga/domain';
import { contract } from '@tezga/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import {
  addBusiness,
  addFiscalBusiness,
  addPortalBusiness,
  addSupplier,
  aSupplyLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

const { purchases } = contract;

let standIn: StandIn;
let server: TestServer;
let supplier: Awaited<ReturnType<typeof addSupplier>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  supplier = await addSupplier(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
afterEach(() => standIn.control('PUT', '/switches', { down: 'no', dropReply: false }));

const fetchNow = (businessId: string) =>
  jobBook.jobs['purchases:fetch']?.({ businessId }, server.jobContext) ?? Promise.reject(new Error('no job'));
const runJobs = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);

/** A business to which a supplier has issued this many e-invoices. */
async function boughtFrom(count: number) {
  const buyer = await addFiscalBusiness(server, standIn);
  const issued = [];
  for (let place = 0; place < count; place += 1) issued.push(await supplier.issue(buyer));
  return { ...buyer, issued };
}

test('an invoice that both sources report becomes one purchase with lines, supplier and VAT', async () => {
  const buyer = await boughtFrom(0);
  const { id, client } = buyer;
  const lines = [
    aSupplyLine,
    { ...aSupplyLine, name: 'Maja', code: 'MJ', pieces: 10n, price: asMoney(50n), vatPercent: 6n },
  ];
  const issued = await supplier.issue(buyer, { lines });
  const paper = await supplier.issue(buyer, { isEInvoice: false });
  await client(purchases.refresh, {});
  await runJobs();
  const { documents, totals } = await client(purchases.list, {});
  expect(documents).toHaveLength(2);
  expect(totals).toEqual({
    documentsCount: 2,
    totalPriceWithoutVAT: 405,
    totalVATAmount: 80.3,
    totalPrice: 485.3,
  });
  const electronic = await client(purchases.list, { tableOptions: { electronic: true } });
  expect(electronic.documents).toMatchObject([
    {
      eic: issued.eic,
      meta: { nslf: issued.iic, nivf: issued.fic, invoiceNumber: issued.number, typeOfInvoice: 'NONCASH' },
      supplier: { IDNum: supplier.nuis, name: supplier.name },
      status: 'DELIVERED',
      sources: ['service', 'portal'],
      totalPrice: 245.3,
      accountPath: null,
    },
  ]);
  expect(documents.find(({ eic }) => eic === null)).toMatchObject({
    meta: { nivf: paper.fic },
    status: null,
    sources: ['portal'],
  });
  const { purchase } = await client(purchases.one, { id: electronic.documents[0]?._id ?? '' });
  expect(purchase.items).toMatchObject([
    {
      name: 'Miell gruri 25 kg',
      quantity: 2,
      unitPrice: 100,
      vatRate: 20,
      withoutVat: 200,
      vat: 40,
      withVat: 240,
    },
    { name: 'Maja', code: 'MJ', quantity: 10, vatRate: 6, withoutVat: 5, vat: 0.3, withVat: 5.3 },
  ]);
  expect(purchase.vatByRate).toEqual([
    { vatRate: 20, withoutVat: 200, vat: 40, withVat: 240 },
    { vatRate: 6, withoutVat: 5, vat: 0.3, withVat: 5.3 },
  ]);
  const [row] = await server.asOwner`select count(*) from tenant.purchase_lines where business_id = ${id}`;
  expect(row?.['count']).toBe(3n);
});

test('repeated and concurrent fetches leave one row for each invoice', async () => {
  const { id, client } = await boughtFrom(3);
  await Promise.all(Array.from({ length: 5 }, () => fetchNow(id)));
  await fetchNow(id);
  const { documents } = await client(purchases.list, {});
  expect(documents).toHaveLength(3);
  expect(new Set(documents.map(({ eic }) => eic)).size).toBe(3);
  const [row] = await server.asOwner`select count(*) from tenant.purchase_lines where business_id = ${id}`;
  expect(row?.['count']).toBe(3n);
});

test('two rows of one invoice, from different sources, are merged when the portal reports the EIC', async () => {
  const { id, client, issued } = await boughtFrom(1);
  await fetchNow(id);
  const [before] = (await client(purchases.list, {})).documents;
  // The update turns the first row into one that only the portal has reported, still without the EIC. The insert adds
  // a row that only the service has reported.
  await server.asOwner`update tenant.purchases set eic = null, status = null, is_from_service = false where business_id = ${id}`;
  await server.asOwner`
    insert into tenant.purchases (business_id, id, eic, number, received_at, day, currency, with_vat, status,
      is_from_service, is_from_portal, answered_by, created_at, updated_at)
    values (${id}, ${'f'.repeat(24)}, ${issued[0]?.eic ?? ''}, ${issued[0]?.number ?? ''}, now(), now(), 'ALL', 24000, 'ACCEPTED',
      true, false, 'Ana', now(), now())`;
  await fetchNow(id);
  const { documents } = await client(purchases.list, {});
  expect(documents).toMatchObject([{ _id: before?._id, eic: issued[0]?.eic, status: 'ACCEPTED' }]);
  const { purchase } = await client(purchases.one, { id: documents[0]?._id ?? '' });
  expect(purchase).toMatchObject({ answeredBy: 'Ana', items: [{ name: 'Miell gruri 25 kg' }] });
});

test('if a source is unreachable, the stored purchases stay and the state shows the failure', async () => {
  const { id, client } = await boughtFrom(1);
  await fetchNow(id);
  await standIn.control('PUT', '/switches', { down: 'refused' });
  await client(purchases.refresh, {});
  await runJobs();
  const { sources } = await client(purchases.state, {});
  expect(sources).toMatchObject([
    { source: 'service', isReady: true, failure: 'tax-authority-unreachable' },
    { source: 'portal', isReady: true, failure: 'self-care-unreachable' },
  ]);
  expect(
    sources.every(({ toldAt, askedAt }) => toldAt !== null && askedAt !== null && toldAt < askedAt),
  ).toBe(true);
  expect((await client(purchases.list, {})).documents).toHaveLength(1);
  await standIn.control('PUT', '/switches', { down: 'no' });
  server.clock.move(120_000);
  await fetchNow(id);
  const again = await client(purchases.state, {});
  expect(again.sources.map(({ failure }) => failure)).toEqual([null, null]);
});

test('a source without certificate or password is not ready, and a wrong password is shown as its failure', async () => {
  const { id, owner } = await addBusiness(server);
  const client = server.client(owner.token);
  await fetchNow(id);
  expect((await client(purchases.state, {})).sources).toEqual([
    { source: 'service', isReady: false, askedAt: null, toldAt: null, failure: null, unreadableCount: 0 },
    { source: 'portal', isReady: false, askedAt: null, toldAt: null, failure: null, unreadableCount: 0 },
  ]);
  const wrong = await addPortalBusiness(server, standIn);
  await wrong.client(contract.settings.keepCredentials, { password: 'gabim' });
  await fetchNow(wrong.id);
  const { sources } = await wrong.client(purchases.state, {});
  expect(sources[1]).toMatchObject({ isReady: true, failure: 'self-care-password-wrong' });
});

test('the scheduled job enqueues one fetch for a business, and no second fetch within an hour', async () => {
  const { id, client } = await boughtFrom(1);
  await markFetched(id);
  const enqueued = async () => {
    await jobBook.jobs['purchases:fetchAll']?.({}, server.jobContext);
    const [row] = await server.asOwner`
      select count(*) from graphile_worker._private_jobs where key = ${`purchases ${id}`}`;
    return row?.['count'];
  };
  expect(await enqueued()).toBe(1n);
  await runJobs();
  expect((await client(purchases.list, {})).documents).toHaveLength(1);
  expect(await enqueued()).toBe(0n);
});

/**
 * Marks all other businesses as fetched just now, because one run of the job enqueues only a limited number of
 * businesses.
 */
const markFetched = (exceptFor: string) => server.asOwner`
  insert into tenant.purchase_sources (business_id, source, asked_at)
  select id, 'portal', ${server.clock.now()} from platform.businesses where id <> ${exceptFor}
  on conflict (business_id, source) do update set asked_at = excluded.asked_at`;

test('the list of purchases is filtered, sorted, paged and searched, and an export ignores the page', async () => {
  const { id, client, issued } = await boughtFrom(3);
  await fetchNow(id);
  const found = async (tableOptions: object) =>
    (await client(purchases.list, { tableOptions })).documents.map(({ eic }) => eic);
  expect(await found({ search: issued[1]?.eic?.slice(0, 8) })).toEqual([issued[1]?.eic]);
  expect(await found({ search: supplier.nuis, types: ['NONCASH'] })).toHaveLength(3);
  expect(await found({ types: ['CASH'] })).toEqual([]);
  expect(await found({ suppliers: ['L00000000X'] })).toEqual([]);
  expect(await found({ statuses: ['REFUSED'] })).toEqual([]);
  expect(await found({ date: { to: '2020-01-01' } })).toEqual([]);
  const numbers = { sort: 'number', direction: 'ascending', perPage: 1 } as const;
  expect(await found({ ...numbers, page: 2 })).toEqual([issued[1]?.eic]);
  expect(await found({ ...numbers, export: true })).toEqual(issued.map(({ eic }) => eic));
  expect(await client(purchases.suppliers, {})).toEqual({
    suppliers: [{ IDNum: supplier.nuis, name: supplier.name }],
  });
});

test('a purchase is linked to a customer by its NIPT when it is fetched, or by hand', async () => {
  const { id, client, nuis } = await boughtFrom(1);
  await fetchNow(id);
  const place = { address: 'Rruga 1', town: 'Tiranë' };
  const customer = { name: 'Furra Drita', idType: 'NUIS', idNumber: supplier.nuis, ...place } as const;
  const { customerId } = await client(contract.customers.add, customer);
  const [purchase] = (await client(purchases.list, {})).documents;
  const purchasesIds = [purchase?._id ?? ''];
  await client(purchases.assignSubject, { purchasesIds, subjectId: customerId });
  const assigned = await client(purchases.one, { id: purchasesIds[0] ?? '' });
  expect(assigned.purchase).toMatchObject({
    subject: { _id: customerId, name: 'Furra Drita' },
    accountPath: `4:40:401:${customerId}:${purchasesIds[0]}`,
  });
  const strange = client(purchases.assignSubject, { purchasesIds, subjectId: 'f'.repeat(24) });
  expect((await refusalOf(strange)).code).toBe('not-found');
  const half = client(purchases.assignSubject, {
    purchasesIds: [...purchasesIds, 'e'.repeat(24)],
    subjectId: null,
  });
  expect((await refusalOf(half)).code).toBe('not-found');
  await client(purchases.assignSubject, { purchasesIds, subjectId: null });
  await supplier.issue({ nuis });
  await fetchNow(id);
  const { documents } = await client(purchases.list, {});
  expect(documents.filter(({ subject }) => subject?._id === customerId)).toHaveLength(1);
});

test('another business neither lists nor reads nor changes a purchase', async () => {
  const { id, client } = await boughtFrom(1);
  await fetchNow(id);
  const [purchase] = (await client(purchases.list, {})).documents;
  const { owner } = await addBusiness(server);
  const stranger = server.client(owner.token);
  expect((await stranger(purchases.list, {})).totals.documentsCount).toBe(0);
  expect((await stranger(purchases.suppliers, {})).suppliers).toEqual([]);
  const purchaseId = purchase?._id ?? '';
  const attempts = [
    () => stranger(purchases.one, { id: purchaseId }),
    () => stranger(purchases.pdf, { originId: purchaseId }),
    () => stranger(purchases.assignSubject, { purchasesIds: [purchaseId], subjectId: null }),
  ];
  for (const attempt of attempts) expect((await refusalOf(attempt())).code).toBe('not-found');
});
