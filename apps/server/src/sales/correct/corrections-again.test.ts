import { contract, type WireInputOf } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addArticle,
  addSellingBusiness,
  aLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type SaleGiven,
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

type Correction = Partial<WireInputOf<typeof contract.sales.correct>>;
const correct = (invoiceId: string, given: Correction) =>
  business.client(contract.sales.correct, { saleId: newRecordId(new Date()), invoiceId, ...given });
const problemsOf = async (work: Promise<unknown>) =>
  (await refusalOf(work)).problems?.map(({ path, code }) => `${path} ${code}`);

test('a correction of a correction returns the goods that the first one sold at another price', async () => {
  const articleId = await addArticle(server, business.id, business.owner.token, { cost: 50 });
  const line = aLine({ articleId, name: 'Mall', quantity: 4, price: 30 });
  const sold = await business.sell({ lines: [line] });
  const dearer = await correct(sold._id, { isWhole: true, added: [{ ...line, price: 40 }] });
  await correct(dearer._id, { isWhole: true });
  const [stock] = await server.asOwner`
    select quantity::int, value::int from tenant.stock
    where business_id = ${business.id} and article_id = ${articleId}`;
  expect(stock).toEqual({ quantity: 0, value: 0 });
});

test('if a return took back more cost than the sale has after recosting, the rest of the sale returns at zero cost', async () => {
  const articleId = await addArticle(server, business.id, business.owner.token);
  /** Without fractions of a second, which documents do not have. */
  const hoursAgo = (hours: number) =>
    new Date(Math.floor(server.clock.now().getTime() / 1000 - hours * 3600) * 1000).toISOString();
  const enter = (quantity: number, unitCost: number, hours: number) =>
    business.client(contract.warehouse.addEntry, {
      documentId: newRecordId(new Date()),
      shopId: business.shopId,
      date: hoursAgo(hours),
      lines: [{ articleId, quantity, unitCost }],
    });
  await enter(4, 100, 3);
  const sold = await business.sell({ lines: [aLine({ articleId, name: 'Mall', quantity: 4, price: 30 })] });
  await correct(sold._id, { lines: [{ place: 1, quantity: 2 }] });
  await enter(396, 1, 2);
  await correct(sold._id, { lines: [{ place: 1, quantity: 2 }] });
  const movements = await server.asOwner`
    select quantity::int, cost::int, unit_cost::int as "unitCost" from tenant.stock_movements
    where business_id = ${business.id} and article_id = ${articleId} order by number offset 2`;
  expect([...movements]).toEqual([
    { quantity: -4000, cost: -796, unitCost: 1_990_000 },
    { quantity: 2000, cost: 20_000, unitCost: 100_000_000 },
    { quantity: 2000, cost: 0, unitCost: 0 },
  ]);
});

test('a refund in cash for an order, as an order for a paid sale, or mixed with a payment is refused', async () => {
  const order = await business.sell({ payments: [{ type: 'ORDER', amount: 120 }] });
  const inNotes: Correction = { isWhole: true, payments: [{ type: 'BANKNOTE', amount: -120 }] };
  expect(await problemsOf(correct(order._id, inNotes))).toEqual(['payments payments-mixed']);
  const sold = await business.sell();
  const asOrder: Correction = { isWhole: true, payments: [{ type: 'ORDER', amount: -120 }] };
  expect(await problemsOf(correct(sold._id, asOrder))).toEqual(['payments payments-mixed']);
  const bothWays: Correction = {
    isWhole: true,
    payments: [
      { type: 'CARD', amount: -1120 },
      { type: 'BANKNOTE', amount: 1000 },
    ],
  };
  expect(await problemsOf(correct(sold._id, bothWays))).toEqual(['payments payments-mixed']);
});

test('a correction with a supply period that spans more than one month is refused', async () => {
  const sold = await business.sell();
  const days: Correction = { isWhole: true, supplyStart: '2026-09-30', supplyEnd: '2026-10-02' };
  expect(await problemsOf(correct(sold._id, days))).toEqual(['supplyEnd supply-two-months']);
});

test('an advance cannot be used by an order or by another advance', async () => {
  const buyer = {
    idType: 'NUIS',
    idNumber: 'L12345678A',
    name: 'Blerësi shpk',
    address: 'Rruga 1',
    town: 'Tiranë',
  } as const;
  const payments = [{ type: 'ACCOUNT' as const, amount: 120 }];
  const { _id } = await business.sell({ buyer, payments, document: { isAdvance: true } });
  const ends = { advanceIds: [_id] };
  const order = business.sell({
    buyer,
    lines: [aLine({ price: 300 })],
    payments: [{ type: 'ORDER', amount: 180 }],
    document: ends,
  });
  expect(await problemsOf(order)).toContain('document.advanceIds advance-not-fitting');
  const again = business.sell({
    buyer,
    payments,
    lines: [aLine({ price: 240 })],
    document: { ...ends, isAdvance: true },
  });
  expect(await problemsOf(again)).toContain('document.advanceIds advance-not-fitting');
});

const balanceOf = async (accountPath: string) => {
  const [row] = await server.asOwner`
    select coalesce(sum(debit - credit), 0)::int as balance from tenant.journal_lines
    where business_id = ${business.id} and account_path = ${accountPath}`;
  return Number(row?.['balance']);
};
const taxpayer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Blerësi shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
} as const;

test('each correction of a correction changes the open item of the original invoice', async () => {
  const sold = await business.sell({ buyer: taxpayer, payments: [{ type: 'ACCOUNT', amount: 120 }] });
  const openItem = `4:41:411:KESH:${sold._id}`;
  let last = sold;
  for (const price of [150, 90, 200]) {
    last = await correct(last._id, { isWhole: true, added: [aLine({ name: `Çmimi ${price}`, price })] });
    expect(await balanceOf(openItem)).toBe(price * 100);
  }
  await correct(last._id, { isWhole: true });
  expect(await balanceOf(openItem)).toBe(0);
  const others = await server.asOwner`
    select distinct account_path from tenant.journal_lines
    where business_id = ${business.id} and account_path like '4:41:411:%'`;
  expect(others.map(({ account_path: path }) => String(path))).toEqual([openItem]);
});

const inNotes = (amount: number): Partial<WireInputOf<typeof contract.sales.issue>> => ({
  buyer: taxpayer,
  lines: [aLine({ price: amount })],
  payments: [{ type: 'BANKNOTE', amount }],
});

const more = (price: number): Correction => ({ added: [aLine({ name: 'Shtesë', price })] });

test('a debit note is refused if its total with the invoice exceeds the cash limit between businesses', async () => {
  const sold = await business.sell(inNotes(90_000));
  expect(await problemsOf(correct(sold._id, more(10_001)))).toEqual(['payments cash-limit']);
  const quote = business.client(contract.sales.quoteCorrection, { invoiceId: sold._id, ...more(10_001) });
  expect(await problemsOf(quote)).toEqual(['payments cash-limit']);
  const added = await correct(sold._id, more(10_000));
  expect(await problemsOf(correct(added._id, more(1)))).toEqual(['payments cash-limit']);
  // A credit note is possible at any time, and the limit then applies to the lower total.
  await correct(sold._id, { lines: [{ place: 1, quantity: 0.5 }] });
  await correct(added._id, more(45_000));
});

test('of concurrent debit notes only as many succeed as the cash limit allows', async () => {
  const sold = await business.sell(inNotes(90_000));
  const added = await correct(sold._id, { added: [aLine({ name: 'Shtesë', price: 1000 })] });
  const tries = await Promise.allSettled(
    [sold._id, added._id, sold._id, added._id].map((id) =>
      correct(id, { added: [aLine({ name: 'Tjetër', price: 8000 })] }),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the cash limit of debit notes does not apply to individuals and to noncash invoices', async () => {
  const alone = await business.sell({ ...inNotes(90_000), buyer: null });
  expect((await correct(alone._id, more(90_000))).totalPrice).toBe(90_000);
  const owed = await business.sell({ ...inNotes(90_000), payments: [{ type: 'ACCOUNT', amount: 90_000 }] });
  expect((await correct(owed._id, more(90_000))).totalPrice).toBe(90_000);
});

const dayAt = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);
const onAccount = {
  buyer: { idType: 'NUIS', idNumber: 'L12345678A', name: 'Blerësi', address: 'Rruga 1', town: 'Tiranë' },
  payments: [{ type: 'ACCOUNT', amount: 120 }],
} as const;

test.each<[string, () => SaleGiven, boolean]>([
  ['due tomorrow', () => ({ payDeadline: tiranaDay(dayAt(1)) }), false],
  ['of today without a deadline', () => ({}), false],
  [
    'of the day before yesterday without a deadline',
    () => ({ document: { late: { reason: 'BOUNDBOOK', issuedAt: dayAt(-2).toISOString() } } }),
    true,
  ],
])('writing off is offered for a debt %s only if it is overdue', async (_name, given, isOffered) => {
  const { _id: id } = await business.sell({ ...onAccount, payments: [...onAccount.payments], ...given() });
  expect((await business.client(contract.sales.correctable, { id })).canGiveUp).toBe(isOffered);
});
