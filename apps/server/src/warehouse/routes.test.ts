import { contract } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addArticle,
  addBusiness,
  addEmployee,
  addSellingBusiness,
  aLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

const { articleHistory } = contract.warehouse;

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  business = await addSellingBusiness(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const coffee = () =>
  addArticle(server, business.id, business.owner.token, { name: 'Kafe', price: 120, cost: 50 });
const sell = (articleId: string, quantity: number) =>
  business.sell({
    lines: [aLine({ articleId, name: 'Kafe', quantity })],
    payments: [{ type: 'BANKNOTE', amount: 120 * quantity }],
  });

test('the history of an article lists its sales, newest first, with the stock quantity after each', async () => {
  const { client, shopId } = business;
  const articleId = await coffee();
  const [first, second] = [await sell(articleId, 1), await sell(articleId, 2)];
  const known = await client(articleHistory, { articleId });
  expect(known).toMatchObject({
    article: { _id: articleId, name: 'Kafe' },
    stock: [{ shopId, quantity: -3 }],
    shopId,
    count: 2,
  });
  expect(known.movements).toMatchObject([
    {
      document: { type: 'invoice', _id: second._id, name: second.invoiceNumber },
      quantity: -2,
      quantityAfter: -3,
    },
    {
      document: { type: 'invoice', _id: first._id, name: first.invoiceNumber },
      quantity: -1,
      quantityAfter: -1,
    },
  ]);
  const { invoice } = await client(contract.sales.one, { id: second._id });
  expect(invoice.stockMovements).toMatchObject([{ articleId, shopId, quantityAfter: -3 }]);
});

test('pages of stock movements do not overlap, and the count covers all movements', async () => {
  const articleId = await coffee();
  for (let sold = 0; sold < 5; sold += 1) await sell(articleId, 1);
  const pageOf = async (page: number) => {
    const known = await business.client(articleHistory, {
      articleId,
      paginationOptions: { page, maxCount: 2 },
    });
    expect(known.count).toBe(5);
    return known.movements.map(({ quantityAfter }) => quantityAfter);
  };
  expect([await pageOf(1), await pageOf(2), await pageOf(3)]).toEqual([[-5, -4], [-3, -2], [-1]]);
});

test('the history between two days has the movements of these days only, also in its count', async () => {
  const articleId = await coffee();
  await sell(articleId, 1);
  const day = tiranaDay(server.clock.now());
  const onDays = async (date: { from?: string; to?: string }) => {
    const { movements, count, stock } = await business.client(articleHistory, { articleId, date });
    expect(stock).toMatchObject([{ quantity: -1 }]);
    return [movements.length, count];
  };
  expect(await onDays({ from: day, to: day })).toEqual([1, 1]);
  expect(await onDays({ to: '2020-01-31' })).toEqual([0, 0]);
  expect(await onDays({ from: '2098-01-01' })).toEqual([0, 0]);
});

test('an article without movements has no history and no shop', async () => {
  const articleId = await coffee();
  const known = await business.client(articleHistory, { articleId });
  expect(known).toMatchObject({ stock: [], shopId: null, movements: [], count: 0 });
  const inShop = business.client(articleHistory, { articleId, shopId: business.shopId });
  expect(await refusalOf(inShop)).toMatchObject({ code: 'not-found' });
});

test('another business gets not-found for the history of an article, and an employee without the warehouse area is refused', async () => {
  const articleId = await coffee();
  const stranger = server.client((await addBusiness(server)).owner.token);
  expect(await refusalOf(stranger(articleHistory, { articleId }))).toMatchObject({ code: 'not-found' });
  const seller = server.client((await addEmployee(server, business.id, 'K', { receipts: 'read' })).token);
  expect(await refusalOf(seller(articleHistory, { articleId }))).toMatchObject({ status: 403 });
});
