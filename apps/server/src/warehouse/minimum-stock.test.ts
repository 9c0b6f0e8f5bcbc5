import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addBusiness,
  addWarehouseBusiness,
  refusalOf,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';

const { customers, dashboard, warehouse } = contract;

let server: TestServer;
let business: Awaited<ReturnType<typeof addWarehouseBusiness>>;
let shopId: string;
let articleId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  business = await addWarehouseBusiness(server);
  shopId = await business.addShop(true);
  articleId = await business.addArticle({ name: 'Kafe' });
});

const setMinimum = (minimum: number | null, more: object = {}) =>
  business.client(warehouse.setMinimumStock, { shopId, articleId, minimum, ...more });
const low = async () => {
  const { result } = await business.client(warehouse.stock, { states: ['low'] });
  return result.map(({ name, quantity, minimum }) => [name, quantity, minimum]);
};
const alert = async () => (await business.client(dashboard.alerts, {})).lowStock;

test('an article below its minimum stock is in the stock list and on the dashboard until an entry raises it', async () => {
  expect(await alert()).toBeNull();
  await setMinimum(5);
  expect(await low()).toEqual([['Kafe', 0, 5]]);
  expect(await alert()).toEqual({ count: 1, names: ['Kafe'] });
  await business.enter(shopId, [{ articleId, quantity: 5, unitCost: 100 }]);
  expect(await low()).toEqual([]);
  expect(await alert()).toBeNull();
});

test('a minimum stock is set, changed and removed', async () => {
  await setMinimum(5);
  await setMinimum(2.5);
  expect(await low()).toEqual([['Kafe', 0, 2.5]]);
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ minimum: 2.5 });
  await setMinimum(null);
  expect(await low()).toEqual([]);
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ minimum: null });
});

test('a minimum stock is refused for an article without stock, and for records of another business', async () => {
  const uncounted = await business.addArticle({ name: 'Shërbim', inventoryTrackable: false });
  const refused = await refusalOf(setMinimum(1, { articleId: uncounted }));
  expect(refused.problems?.[0]).toMatchObject({ path: 'articleId', code: 'article-not-counted' });
  expect((await refusalOf(setMinimum(0))).problems?.[0]).toMatchObject({ path: 'minimum' });
  const other = server.client((await addBusiness(server)).owner.token);
  const foreign = other(warehouse.setMinimumStock, { shopId, articleId, minimum: 1 });
  expect((await refusalOf(foreign)).code).toBe('not-found');
  expect(await low()).toEqual([]);
});

test('the suggested order names the supplier of the last entry and orders up to twice the minimum', async () => {
  const supplier = async (name: string, idNumber: string) => {
    const added = { name, idType: 'NUIS', idNumber, address: 'Rr. 1', town: 'Tiranë' } as const;
    return (await business.client(customers.add, added)).customerId;
  };
  const [first, second] = [await supplier('Alfa', 'L11111111A'), await supplier('Beta', 'L22222222B')];
  const bought = [{ articleId, quantity: 2, unitCost: 80 }];
  await business.enter(shopId, bought, { supplierId: first });
  await business.enter(shopId, [{ articleId, quantity: 1, unitCost: 90 }], { supplierId: second });
  const unknown = await business.addArticle({ name: 'Çaj' });
  await setMinimum(10);
  await setMinimum(3, { articleId: unknown });
  const { lines, isMore } = await business.client(warehouse.suggestedOrder, { shopIds: [shopId] });
  expect(isMore).toBe(false);
  expect(lines).toMatchObject([
    { name: 'Kafe', quantity: 3, minimum: 10, suggested: 17, supplierName: 'Beta', unitCost: 90, cost: 1530 },
    { name: 'Çaj', quantity: 0, suggested: 6, supplierId: null, supplierName: null, unitCost: null },
  ]);
});
