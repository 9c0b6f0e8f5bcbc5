import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addSellingBusiness,
  addServingBusiness,
  aLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type SaleGiven,
  type StandIn,
  type SummaryGiven,
  type TestServer,
} from '../../testing/index.ts';

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
const newBusiness = async () => {
  business = await addServingBusiness(server, standIn);
};
const newId = () => newRecordId(new Date());

async function expectAllFiscalized(): Promise<void> {
  expect(await business.notFiscalized()).toEqual([]);
  expect(await business.prove()).toEqual([]);
}

describe('summary invoices', () => {
  beforeEach(newBusiness);

  test('a correction of one line of a summary invoice also corrects stock and cost', async () => {
    const articleId = await business.countedArticle();
    const lines = [aLine({ articleId })];
    const summary = await business.summarize([
      await business.order({ lines }),
      await business.order({ lines }),
      await business.order({ lines }),
    ]);
    await business.correct(summary, { lines: [{ place: 1, quantity: 1 }] });
    expect([await business.balanceOf('6:60:605'), await business.revenue()]).toEqual([10_000, 24_000]);
    await business.correct(summary, { isWhole: true });
    for (const account of ['7', '6', '5:53:531', '4:44:445:4457'])
      expect(await business.balanceOf(account)).toBe(0);
    expect(await business.revenue()).toBe(0);
    await expectAllFiscalized();
  });

  test('concurrent requests with the same sale id issue one summary invoice', async () => {
    const [orders, saleId] = [[await business.order()], newId()];
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => business.summarize(orders, { saleId })));
    for (const other of others) expect(other).toEqual(first);
    expect(await business.summarize(orders, { saleId })).toEqual(first);
    await expectAllFiscalized();
  });

  test('if concurrent requests sum up the same order, one succeeds and the others are refused', async () => {
    const [shared, mine, theirs] = [await business.order(), await business.order(), await business.order()];
    const attempts = await Promise.allSettled([
      business.summarize([shared, mine]),
      business.summarize([theirs, shared]),
      business.summarize([shared]),
    ]);
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []));
    expect(reasons).toMatchObject([{ code: 'order-already-used' }, { code: 'order-already-used' }]);
    await expectAllFiscalized();
  });

  test('of a summary and a correction of the same order that run concurrently, exactly one succeeds', async () => {
    const served = await business.order();
    const [summary, correction] = await Promise.allSettled([
      business.summarize([served]),
      business.correct(served, { isWhole: true }),
    ]);
    const refused = [summary, correction].filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(await business.revenue()).toBe(summary.status === 'fulfilled' ? 12_000 : 0);
    await expectAllFiscalized();
  });
});

describe('refused summary invoices', () => {
  beforeAll(newBusiness);

  test.each([
    [
      'an order that is already summed up',
      async () => (await summarizedOrder()).refused,
      'order-already-used',
    ],
    ['a paid sale', async () => business.summarize([await business.sell()]), 'order-not-open'],
    ['an unknown order', () => business.summarize([{ _id: newId() }]), 'not-found'],
    ['an order of another business', async () => business.summarize([await foreignOrder()]), 'not-found'],
    [
      'orders in two currencies',
      async () => business.summarize([await business.order(), await business.order(inEuros)]),
      'orders-differ',
    ],
    [
      'an unknown till',
      async () => business.summarize([await business.order()], { tillId: newId() }),
      'not-found',
    ],
  ])('a summary with %s is refused, and nothing changes', async (_what, attempt, code) => {
    expect((await refusalOf(attempt())).code).toBe(code);
    expect(await business.prove()).toEqual([]);
  });

  test('a summary is refused at the field of its payments or orders if one of these is not valid', async () => {
    const orders = [await business.order()];
    const problemsOf = async (given: SummaryGiven) =>
      ((await refusalOf(business.summarize(orders, given))).problems ?? []).map(
        ({ path, code }) => `${path} ${code}`,
      );
    expect(await problemsOf({ payments: [{ type: 'BANKNOTE', amount: 119.99 }] })).toEqual([
      'payments payments-differ',
    ]);
    expect(await problemsOf({ payments: [{ type: 'ORDER', amount: 120 }] })).toEqual([
      'payments.0.type choice',
    ]);
    expect(await problemsOf({ invoiceIds: [] })).toEqual(['invoiceIds required']);
    expect(await problemsOf({ invoiceIds: Array.from({ length: 1001 }, newId) })).toEqual([
      'invoiceIds too-large',
    ]);
    const { orders: open } = await business.client(contract.sales.openOrders, {});
    expect(open.map(({ _id }) => _id)).toContain(orders[0]?._id);
  });
});

const inEuros: SaleGiven = {
  currency: 'EUR',
  exchangeRate: 98,
  lines: [aLine({ price: 1 })],
  payments: [{ type: 'ORDER', amount: 1 }],
};

async function summarizedOrder() {
  const orders = [await business.order()];
  await business.summarize(orders);
  return { refused: business.summarize(orders) };
}

async function foreignOrder() {
  const other = await addSellingBusiness(server, standIn);
  return other.sell({ payments: [{ type: 'ORDER', amount: 120 }] });
}
