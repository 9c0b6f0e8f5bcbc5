import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import {
  addArticle,
  addPayingBusiness,
  addSupplier,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

const { payments, purchases, warehouse } = contract;

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addPayingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  business = await addPayingBusiness(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const fetchNow = () =>
  jobBook.jobs['purchases:fetch']?.({ businessId: business.id }, server.jobContext) ??
  Promise.reject(new Error('no job'));
const one = async (id: string) => (await business.client(purchases.one, { id })).purchase;
const cardOf = (subjectId: string) => business.client(payments.subject, { type: 'supplier', subjectId });
const paySupplier = (subjectId: string, amount: number) =>
  business.pay(subjectId, amount, { type: 'supplier' });

/** A supplier with a customer record, and the purchases that the sources reported. */
async function boughtFrom(count: number) {
  const supplier = await addSupplier(server, standIn);
  const { customerId } = await business.client(contract.customers.add, {
    name: supplier.name,
    idType: 'NUIS',
    idNumber: supplier.nuis,
    clientCode: supplier.nuis,
    address: 'Rruga e Bukës',
    town: 'Korçë',
    country: 'ALB',
  });
  const eics: string[] = [];
  for (let place = 0; place < count; place += 1)
    eics.push((await supplier.issue({ nuis: business.nuis })).eic ?? '');
  await fetchNow();
  const { documents } = await business.client(purchases.list, {
    tableOptions: { suppliers: [supplier.nuis], perPage: 100 },
  });
  const idOf = new Map(documents.map(({ eic, _id }) => [eic, _id]));
  return { supplier, customerId, eics, ids: eics.map((eic) => idOf.get(eic) ?? '') };
}

const answer = (EICs: string[], EinStatus: 'ACCEPTED' | 'REFUSED') =>
  business.client(contract.eInvoices.setStatus, { EICs, EinStatus });

test('an accepted e-invoice becomes a debt to its supplier, and a refused one does not', async () => {
  const { customerId, eics, ids } = await boughtFrom(2);
  const [first = '', second = ''] = ids;
  expect(await one(first)).toMatchObject({ unposted: 'not-answered', journalId: null, debt: null });
  await answer(eics.slice(0, 1), 'ACCEPTED');
  await answer(eics.slice(1), 'REFUSED');
  expect(await one(first)).toMatchObject({
    unposted: null,
    debt: { currency: 'ALL', charged: 240, open: 240, paidState: 'UNPAID' },
  });
  expect(await one(second)).toMatchObject({ unposted: 'refused', journalId: null, debt: null });
  const { subject, entries } = await cardOf(customerId);
  expect(subject).toMatchObject({ balance: 240, openCount: 1 });
  expect(entries).toMatchObject([{ kind: 'purchase', documentId: first, amount: 240 }]);
  expect(await business.balanceOf(`4:40:401:${customerId}`)).toBe(-240);
  const { journalId } = await one(first);
  const { journal } = await business.client(contract.accounting.one, { id: journalId ?? '' });
  expect(journal).toMatchObject({ kind: 'purchase', document: { type: 'purchase', _id: first } });
  expect(journal.lines.map(({ accountPath, debit, credit }) => [accountPath, debit - credit])).toEqual([
    ['4:40:408', 200],
    ['4:44:445:4456', 40],
    [`4:40:401:${customerId}:${first}`, -240],
  ]);
  await fetchNow();
  expect((await one(first)).journalId).toBe(journalId);
});

test('a purchase with a payment can get another supplier only after the payment is reversed', async () => {
  const [supplier, other] = [await business.addCustomer(), await business.addCustomer()];
  const id = await business.buy(supplier, 500);
  const { _id } = await paySupplier(supplier, 200);
  expect(await one(id)).toMatchObject({ debt: { open: 300, paidState: 'PARTIALLY_PAID' } });
  const move = () => business.client(purchases.assignSubject, { purchasesIds: [id], subjectId: other });
  expect(await refusalOf(move())).toMatchObject({ code: 'purchase-paid' });
  await business.client(payments.reverse, { paymentId: business.anId(), id: _id, note: 'Gabim' });
  await move();
  expect((await cardOf(supplier)).subject.balance).toBe(0);
  expect((await cardOf(supplier)).entries.map(({ kind }) => kind)).toEqual([
    'purchase-reversal',
    'reversal',
    'payment',
    'purchase',
  ]);
  expect((await cardOf(other)).subject).toMatchObject({ balance: 500, openCount: 1 });
  await business.client(purchases.assignSubject, { purchasesIds: [id], subjectId: null });
  expect((await cardOf(other)).subject.balance).toBe(0);
  expect(await one(id)).toMatchObject({ unposted: 'no-supplier', debt: null });
});

test("a changed use moves the value of a purchase to another account, and the supplier's next purchase gets this use", async () => {
  const { supplier, eics, ids } = await boughtFrom(1);
  await answer(eics, 'ACCEPTED');
  const before = await business.balanceOf('6:61:613');
  await business.client(purchases.setUse, { purchasesIds: ids, use: 'rent' });
  expect((await business.balanceOf('6:61:613')) - before).toBe(200);
  expect((await one(ids[0] ?? '')).debt).toMatchObject({ charged: 240, open: 240 });
  const { eic } = await supplier.issue({ nuis: business.nuis });
  await fetchNow();
  const { documents } = await business.client(purchases.list, { tableOptions: { search: eic ?? '' } });
  expect(await one(documents[0]?._id ?? '')).toMatchObject({ boughtAs: 'rent' });
});

test('VAT marked as not deductible is cost from the first posting, and the VAT of the next purchase is deductible', async () => {
  const { supplier, customerId, eics, ids } = await boughtFrom(1);
  const [id = ''] = ids;
  expect(await one(id)).toMatchObject({ isVatDeductible: true, unposted: 'not-answered' });
  await business.client(purchases.setUse, { purchasesIds: ids, use: 'services', isVatDeductible: false });
  await answer(eics, 'ACCEPTED');
  const linesOf = async () => {
    const { journalId } = await one(id);
    const { journal } = await business.client(contract.accounting.one, { id: journalId ?? '' });
    return journal.lines.map(({ accountPath, debit, credit }) => [accountPath, debit - credit]);
  };
  const debt = [`4:40:401:${customerId}:${id}`, -240];
  expect(await linesOf()).toEqual([['6:61:618', 240], debt]);
  const { eic } = await supplier.issue({ nuis: business.nuis });
  await fetchNow();
  const { documents } = await business.client(purchases.list, { tableOptions: { search: eic ?? '' } });
  expect(await one(documents[0]?._id ?? '')).toMatchObject({
    boughtAs: 'services',
    isVatDeductible: true,
  });
  await business.client(purchases.setUse, { purchasesIds: ids, isVatDeductible: true });
  expect(await linesOf()).toEqual([['6:61:618', 200], ['4:44:445:4456', 40], debt]);
});

test('a warehouse entry for a purchase credits account 408, adds no second debt, and fixes its use and VAT', async () => {
  const supplier = await business.addCustomer();
  const id = await business.buy(supplier, 1200, { vat: 200 });
  await business.client(purchases.setUse, { purchasesIds: [id], use: 'transport' });
  const articleId = await addArticle(server, business.id, business.owner.token);
  const balances = () =>
    Promise.all(['3:35:351', '4:40:408', `4:40:401:${supplier}`].map((path) => business.balanceOf(path)));
  const [goods = 0, notInvoiced = 0] = await balances();
  await business.client(warehouse.addEntry, {
    documentId: business.anId(),
    shopId: business.shopId,
    reason: 'goods-received',
    purchaseId: id,
    lines: [{ articleId, quantity: 10, unitCost: 100 }],
  });
  expect(await balances()).toEqual([goods + 1000, notInvoiced, -1200]);
  expect(await one(id)).toMatchObject({ boughtAs: 'goods', isReceived: true });
  const change = (choice: object) => business.client(purchases.setUse, { purchasesIds: [id], ...choice });
  for (const choice of [
    { use: 'rent' },
    { isVatDeductible: false },
    { use: 'goods', isVatDeductible: false },
  ])
    expect(await refusalOf(change(choice))).toMatchObject({ code: 'purchase-received' });
  await change({ use: 'goods', isVatDeductible: true });
  expect(await one(id)).toMatchObject({ boughtAs: 'goods', isVatDeductible: true });
});

test('a credit note of a supplier can be set off against its other invoices', async () => {
  const supplier = await business.addCustomer();
  const [id] = [await business.buy(supplier, 300), await business.buy(supplier, -100)];
  expect((await cardOf(supplier)).subject).toMatchObject({ balance: 200, credit: 100, openCount: 1 });
  expect((await cardOf(supplier)).entries.map(({ kind }) => kind)).toEqual(['supplier-credit', 'purchase']);
  await business.client(payments.setOff, {
    paymentId: business.anId(),
    type: 'supplier',
    subjectId: supplier,
    date: business.today(),
  });
  expect((await one(id)).debt).toMatchObject({ open: 200, paidState: 'PARTIALLY_PAID' });
  await paySupplier(supplier, 200);
  expect((await one(id)).debt).toMatchObject({ open: 0, paidState: 'PAID' });
  expect((await cardOf(supplier)).subject).toMatchObject({ balance: 0, credit: 0 });
});

test('a debt has the due day of its purchase, even if a source reports the due day after the posting', async () => {
  const supplier = await business.addCustomer();
  const id = await business.buy(supplier, 100, { dueOn: '2026-01-02' });
  expect((await one(id)).debt?.dueDate).toBe('2026-01-02');
  await server.asOwner`update tenant.purchases set due_on = '2026-02-03' where id = ${id}`;
  await business.client(purchases.setUse, { purchasesIds: [id], use: 'goods' });
  expect((await one(id)).debt?.dueDate).toBe('2026-02-03');
});

test('the next fetch posts purchases that an older version stored without a journal, and posts them once', async () => {
  const supplier = await business.addCustomer();
  const id = await business.buy(supplier, 70);
  await server.asOwner`update tenant.purchases set subject_id = null where id = ${id}`;
  await business.client(purchases.setUse, { purchasesIds: [id], use: 'goods' });
  expect((await cardOf(supplier)).subject.balance).toBe(0);
  const unposted = business.anId();
  await server.asOwner`
    insert into tenant.purchases (business_id, id, fic, number, subject_id, day, currency, with_vat, is_from_service,
      is_from_portal, created_at, updated_at)
    values (${business.id}, ${unposted}, ${unposted}, '5/2026', ${supplier}, '2026-01-05', 'ALL', 9000, false, true, now(), now())`;
  await Promise.all([fetchNow(), fetchNow()]);
  expect((await cardOf(supplier)).subject.balance).toBe(90);
});

test('after concurrent changes and payments of purchases, account 401 equals the cards of the suppliers', async () => {
  const { customerId, eics, ids } = await boughtFrom(4);
  const other = await business.addCustomer();
  const tried = await Promise.allSettled([
    answer(eics, 'ACCEPTED'),
    answer(eics, 'REFUSED'),
    business.client(purchases.setUse, { purchasesIds: ids, use: 'rent' }),
    business.client(purchases.setUse, { purchasesIds: ids.toReversed(), use: 'goods' }),
    business.client(purchases.assignSubject, { purchasesIds: ids.slice(0, 2), subjectId: other }),
    fetchNow(),
    ...Array.from({ length: 4 }, () => business.pay(customerId, 100, { type: 'supplier', keepRest: true })),
  ]);
  const failures = tried.filter((each) => each.status === 'rejected' && !('code' in Object(each.reason)));
  expect(failures).toEqual([]);
  for (const supplier of [customerId, other]) {
    const { subject, entries } = await cardOf(supplier);
    const accounts =
      (await business.balanceOf(`4:40:401:${supplier}`)) + (await business.balanceOf(`4:41:418:${supplier}`));
    expect(-accounts).toBeCloseTo(subject.balance, 2);
    expect(entries[0]?.balance ?? 0).toBeCloseTo(subject.balance, 2);
  }
  const isStanding = await Promise.all(ids.map(one));
  expect(isStanding.every(({ status, unposted }) => (status === 'ACCEPTED') === (unposted === null))).toBe(
    true,
  );
});
