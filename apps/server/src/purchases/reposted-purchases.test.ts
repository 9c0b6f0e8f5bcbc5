import { contract } from '@tezga/contract';
import { asMoney, type PurchaseFacts } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBusiness } from '../platform/jobs/in-business.ts';
import {
  addArticle,
  addPayingBusiness,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';
import { savePurchases } from './save-purchases.ts';

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

const one = async (id: string) => (await business.client(purchases.one, { id })).purchase;
const cardOf = (subjectId: string) => business.client(payments.subject, { type: 'supplier', subjectId });
const setUse = (id: string) =>
  business.client(purchases.setUse, { purchasesIds: [id], use: 'goods' } as const);

test('if an unpaid purchase that was posted in lek is later reported in euro, its debt is in euro', async () => {
  const supplier = await business.addCustomer();
  const id = await business.buy(supplier, 100_000);
  await server.asOwner`update tenant.purchases set currency = 'EUR', exchange_rate = 100 where id = ${id}`;
  await setUse(id);
  expect((await one(id)).debt).toMatchObject({ currency: 'EUR', charged: 1000, open: 1000 });
  const { documents } = await business.client(payments.whatCanIPay, {
    type: 'supplier',
    subjectId: supplier,
  });
  expect(documents).toMatchObject([{ currency: 'EUR', exRate: 100, open: 100_000, openMon: 1000 }]);
  await server.asOwner`update tenant.purchases set exchange_rate = 125 where id = ${id}`;
  await setUse(id);
  expect((await one(id)).debt).toMatchObject({ currency: 'EUR', charged: 800, open: 800 });
});

test('if a paid purchase is later reported in euro, its debt stays in lek with the reported amount', async () => {
  const supplier = await business.addCustomer();
  const id = await business.buy(supplier, 100_000);
  await business.pay(supplier, 40_000, { type: 'supplier' });
  await server.asOwner`
    update tenant.purchases set currency = 'EUR', exchange_rate = 100, with_vat = 12000000 where id = ${id}`;
  await setUse(id);
  expect((await one(id)).debt).toMatchObject({ currency: 'ALL', charged: 120_000, open: 80_000 });
  await business.pay(supplier, 80_000, { type: 'supplier' });
  expect((await one(id)).debt).toMatchObject({ open: 0, paidState: 'PAID' });
  expect((await cardOf(supplier)).subject.balance).toBe(0);
});

/**
 * Stores one invoice of 240 lek as two purchases. `merge` reports it again in such a way that the server merges the
 * two.
 */
async function twoRowsOfOneInvoice() {
  const supplier = await business.addCustomer();
  const older = await business.buy(supplier, 240);
  const newer = await business.buy(supplier, 240);
  const eic = `00000000-0000-4000-8000-${newer.slice(-12)}`;
  await server.asOwner`update tenant.purchases set eic = ${eic}, status = 'ACCEPTED', is_from_service = true,
    is_from_portal = false where id = ${newer}`;
  const reported: PurchaseFacts = {
    eic,
    iic: null,
    fic: older,
    number: `${older.slice(-6)}/2026`,
    documentType: null,
    typeOfInvoice: 'NONCASH',
    supplier: { idType: 'NUIS', idNumber: 'K71234567B', name: 'Furnitori', address: '', town: '' },
    issuedAt: server.clock.now(),
    receivedAt: null,
    dueOn: null,
    currency: 'ALL',
    exchangeRate: null,
    withoutVat: asMoney(24_000n),
    vat: asMoney(0n),
    withVat: asMoney(24_000n),
    status: 'ACCEPTED',
    lines: null,
    sources: ['portal'],
  };
  const merge = (more: Partial<PurchaseFacts> = {}) =>
    inBusiness(server.jobContext, business.id, (transaction) =>
      savePurchases(transaction, business.id, [{ ...reported, ...more }], server.clock.now()),
    );
  return { supplier, older, newer, merge };
}

const payFor = (subjectId: string, documentId: string, amount: number) =>
  business.pay(subjectId, amount, { type: 'supplier', documents: [{ _id: documentId, amount }] });

test('if two stored purchases are merged and one of them is paid, the paid one remains and stays paid', async () => {
  const { supplier, older, newer, merge } = await twoRowsOfOneInvoice();
  await payFor(supplier, newer, 240);
  await merge();
  expect((await one(newer)).debt).toMatchObject({ charged: 240, open: 0, paidState: 'PAID' });
  expect((await one(older))._id).toBe(newer);
  expect((await cardOf(supplier)).subject).toMatchObject({ balance: 0, openCount: 0 });
});

test('if two paid purchases are merged, one remains, and the payment of the other becomes a credit for a set-off', async () => {
  const { supplier, older, newer, merge } = await twoRowsOfOneInvoice();
  await payFor(supplier, older, 100);
  await payFor(supplier, newer, 90);
  await merge();
  expect((await one(older)).debt).toMatchObject({ charged: 240, open: 140 });
  const { subject, entries } = await cardOf(supplier);
  expect(subject).toMatchObject({ balance: 50, credit: 90 });
  const merged = `${newer.slice(-6)}/2026`;
  expect(
    entries.filter(({ number }) => number === merged).map(({ kind, documentId }) => [kind, documentId]),
  ).toEqual([
    ['purchase-reversal', newer],
    ['purchase', newer],
  ]);
  const { credits } = await business.client(payments.whatCanIPay, { type: 'supplier', subjectId: supplier });
  expect(credits).toMatchObject([{ _id: newer, isPurchase: true, number: merged, openMon: -90 }]);
  await business.client(payments.setOff, {
    paymentId: business.anId(),
    type: 'supplier',
    subjectId: supplier,
    date: business.today(),
  });
  expect((await one(older)).debt).toMatchObject({ open: 50 });
  expect((await cardOf(supplier)).subject).toMatchObject({ balance: 50, credit: 0 });
});

test('the id and the number of a merged purchase lead to the one that remains, also after another merge', async () => {
  const { supplier, older, newer, merge } = await twoRowsOfOneInvoice();
  await merge();
  expect((await one(newer))._id).toBe(older);
  const third = await business.buy(supplier, 240);
  const iic = third.toUpperCase().padStart(32, '0');
  await server.asOwner`update tenant.purchases set iic = ${iic} where id = ${third}`;
  await payFor(supplier, third, 100);
  await merge({ iic });
  expect((await one(newer))._id).toBe(third);
  const number = `${newer.slice(-6)}/2026`;
  const listed = await business.client(purchases.list, { tableOptions: { search: number } });
  expect(listed.documents.map(({ _id }) => _id)).toEqual([third]);
  const open = await business.client(payments.whatCanIPay, {
    type: 'supplier',
    subjectId: supplier,
    search: number,
  });
  expect(open.documents).toMatchObject([{ _id: third, openMon: 140 }]);
});

const receive = async (purchaseId: string) => {
  const articleId = await addArticle(server, business.id, business.owner.token);
  await business.client(warehouse.addEntry, {
    documentId: business.anId(),
    shopId: business.shopId,
    reason: 'goods-received',
    purchaseId,
    lines: [{ articleId, quantity: 2, unitCost: 100 }],
  });
};

test('if the goods of one of two merged purchases are received, its use and VAT stay, whichever of the two remains', async () => {
  for (const isOlderReceived of [false, true]) {
    const { supplier, older, newer, merge } = await twoRowsOfOneInvoice();
    const [received, other] = isOlderReceived ? [older, newer] : [newer, older];
    await business.client(purchases.setUse, {
      purchasesIds: [other],
      use: 'rent',
      isVatDeductible: false,
    });
    await payFor(supplier, older, 100);
    await receive(received);
    await merge();
    expect(await one(older)).toMatchObject({ boughtAs: 'goods', isReceived: true });
    expect((await one(older)).isVatDeductible).not.toBe(false);
  }
});

test('a warehouse entry for a purchase that was merged into another one marks the remaining purchase as received', async () => {
  const { supplier, older, newer, merge } = await twoRowsOfOneInvoice();
  await payFor(supplier, older, 100);
  await merge();
  await receive(newer);
  expect(await one(older)).toMatchObject({ isReceived: true });
});

test('the journal shows the number and the supplier of a purchase that was merged into another one', async () => {
  const { supplier, older, newer, merge } = await twoRowsOfOneInvoice();
  await payFor(supplier, older, 100);
  await merge();
  const number = `${newer.slice(-6)}/2026`;
  const { journals } = await business.client(contract.accounting.journals, {});
  const ofMerged = journals.filter(({ document }) => document.name === number);
  expect(ofMerged.length).toBeGreaterThan(0);
  for (const { party } of ofMerged) expect(party).not.toBe('');
});

/**
 * Counts the calls that wait for a lock. Runs on the connection of the open transaction, because the owner has no
 * other connection.
 */
const countWaiters = async (other: Pick<TestServer['asOwner'], 'unsafe'>) =>
  (await other.unsafe('select 1 from pg_locks where not granted')).length;

test('while a warehouse entry waits for the lock of its purchase it locks no stock, so that sales do not wait', async () => {
  const supplier = await business.addCustomer();
  const purchaseId = await business.buy(supplier, 1000);
  const articleId = await addArticle(server, business.id, business.owner.token);
  const enter = (given: object) =>
    business.client(warehouse.addEntry, {
      documentId: business.anId(),
      shopId: business.shopId,
      reason: 'goods-received',
      lines: [{ articleId, quantity: 10, unitCost: 100 }],
      ...given,
    });
  await enter({});
  let entered: Promise<unknown> = Promise.resolve();
  await server.asOwner.begin(async (other) => {
    await other`select 1 from tenant.purchases where id = ${purchaseId} for no key update`;
    entered = enter({ purchaseId });
    await expect.poll(() => countWaiters(other)).toBe(1);
    await other`select 1 from tenant.stock where article_id = ${articleId} for update nowait`;
  });
  await entered;
  expect(await one(purchaseId)).toMatchObject({ isReceived: true });
});

test('before a purchase moves to another supplier, the balances of both suppliers are locked in order', async () => {
  const [first, second] = [await business.addCustomer(), await business.addCustomer()].toSorted();
  await business.buy(first ?? '', 10);
  const id = await business.buy(second ?? '', 500);
  let moved: Promise<unknown> = Promise.resolve();
  await server.asOwner.begin(async (other) => {
    const lock = async (subjectId = '') =>
      other`select 1 from tenant.subject_balances where subject_id = ${subjectId} for update nowait`;
    await lock(first);
    moved = business.client(purchases.assignSubject, { purchasesIds: [id], subjectId: first ?? '' });
    await expect.poll(() => countWaiters(other)).toBe(1);
    await lock(second);
  });
  await moved;
  expect((await cardOf(first ?? '')).subject.balance).toBe(510);
});
