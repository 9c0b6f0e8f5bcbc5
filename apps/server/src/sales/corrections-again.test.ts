import { contract, type InputOf } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addArticle,
  addSellingBusiness,
  aLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ environment: standIn.environment });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
beforeEach(async () => (business = await addSellingBusiness(server, standIn)));

type Correction = Partial<InputOf<typeof contract.sales.correct>>;
const correct = (invoiceId: string, given: Correction) =>
  business.client(contract.sales.correct, { saleId: newRecordId(new Date()), invoiceId, ...given });
const problemsOf = async (work: Promise<unknown>) =>
  (await refusalOf(work)).problems?.map(({ path, code }) => `${path} ${code}`);

test('goods that were sold again at another price come back when that is taken back too', async () => {
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

test('an order goes back as an order, and money only the way it came', async () => {
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

test('the days that are corrected lie in one month', async () => {
  const sold = await business.sell();
  const days: Correction = { isWhole: true, supplyStart: '2026-09-30', supplyEnd: '2026-10-02' };
  expect(await problemsOf(correct(sold._id, days))).toEqual(['supplyEnd supply-two-months']);
});

test('only a sale that is paid ends an advance', async () => {
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
