import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEmployee, addWarehouseBusiness, startTestServer, type TestServer } from '../testing/index.ts';

const { warehouse } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const aBusinessWithShops = async () => {
  const business = await addWarehouseBusiness(server);
  const [from, to] = [await business.addShop(), await business.addShop()];
  const valuation = (asked: object = {}) => business.client(warehouse.inventoryValuation, asked);
  return { business, from, to, valuation };
};

const hoursAgo = (hours: number) => new Date(server.clock.now().getTime() - hours * 3_600_000).toISOString();

test('the total of the valuation includes the goods in transit and equals the balance of the stock accounts', async () => {
  const { business, from, to, valuation } = await aBusinessWithShops();
  const articleId = await business.addArticle({ price: 150 });
  await business.enter(from, [{ articleId, quantity: 10, unitCost: 100 }]);
  const { _id: transferOrderId } = await business.send(from, to, [
    { articleId, quantity: 3 },
    { articleId, quantity: 1 },
  ]);
  const sent = await valuation();
  expect(sent).toMatchObject({
    shops: [{ shopId: from, value: 600, priceValue: 900, margin: 150 }],
    value: 600,
    inTransit: { articlesCount: 1, negativeCount: 0, value: 400, priceValue: 600, margin: 100 },
    total: { value: 1000, priceValue: 1500, margin: 250 },
  });
  expect(await business.balances()).toMatchObject({ ledger: 100_000n });
  expect((await valuation({ shopIds: [to] })).inTransit.articlesCount).toBe(0);
  expect((await valuation({ shopIds: [from] })).total.value).toBe(1000);
  await business.client(warehouse.completeTransfer, { transferOrderId });
  expect(await valuation()).toMatchObject({
    value: 1000,
    inTransit: { articlesCount: 0, value: 0 },
    total: sent.total,
  });
});

test('the valuation uses the selling price of each shop in lek, and computes the margin from the price without VAT', async () => {
  const { business, from, to, valuation } = await aBusinessWithShops();
  await business.client(contract.currencies.add, [{ currencyId: 'EUR', exchangeRate: 100 }]);
  const [inEuro, byShop] = [
    await business.addArticle({ price: 2, currency: 'EUR', vat_id: '0' }),
    await business.addArticle({
      price: 110,
      vat_id: '10',
      byShops: [{ shopId: to, price: 220 }],
    }),
  ];
  const lines = [
    { articleId: inEuro, quantity: 1, unitCost: 50 },
    { articleId: byShop, quantity: 2, unitCost: 60 },
  ];
  await business.enter(from, lines);
  await business.enter(to, lines);
  const { shops } = await valuation();
  expect(new Map(shops.map(({ shopId, ...shop }) => [shopId, shop]))).toMatchObject(
    new Map([
      [from, { value: 170, priceValue: 420, margin: 230 }],
      [to, { value: 170, priceValue: 640, margin: 430 }],
    ]),
  );
  await server.asOwner`update tenant.settings set is_in_vat = false where business_id = ${business.id}`;
  const withoutVat = await valuation({ shopIds: [from] });
  expect(withoutVat.total).toEqual({ value: 170, priceValue: 420, margin: 250 });
});

test('half a hundredth of a lek is rounded away from zero, for negative stock too', async () => {
  const { business, from, valuation } = await aBusinessWithShops();
  const articleId = await business.addArticle({ price: 0.06 });
  await business.enter(from, [{ articleId, quantity: 0.25, unitCost: 0 }]);
  expect((await valuation()).total).toEqual({ value: 0, priceValue: 0.02, margin: 0.01 });
  await server.asOwner`update tenant.stock set quantity = -quantity where article_id = ${articleId}`;
  expect((await valuation()).total).toEqual({ value: 0, priceValue: -0.02, margin: -0.01 });
});

test('the valuation of a past day uses the prices of that day', async () => {
  const { business, from, valuation } = await aBusinessWithShops();
  const articleId = await business.addArticle({ price: 120 });
  await server.asOwner`
    update tenant.price_history set at = ${hoursAgo(24 * 20)} where article_id = ${articleId}`;
  await business.enter(from, [{ articleId, quantity: 2, unitCost: 50 }], { date: hoursAgo(24 * 10) });
  await business.client(contract.articles.edit, { articleId, price: 240 });
  expect((await valuation()).total).toEqual({ value: 100, priceValue: 480, margin: 300 });
  const date = hoursAgo(24 * 5).slice(0, 10);
  expect((await valuation({ date })).total).toEqual({ value: 100, priceValue: 240, margin: 100 });
});

test('an employee sees only the goods in transit that left a shop of theirs', async () => {
  const { business, from, to } = await aBusinessWithShops();
  const articleId = await business.addArticle();
  await business.enter(from, [{ articleId, quantity: 5, unitCost: 10 }]);
  await business.send(from, to, [{ articleId, quantity: 2 }]);
  const seenIn = async (shopId: string) => {
    const { id, token } = await addEmployee(server, business.id, 'AP', { warehouse: 'read' });
    await server.asOwner`
      insert into tenant.employee_shops (business_id, employee_id, shop_id)
      select business_id, id, ${shopId} from tenant.employees where business_id = ${business.id} and user_id = ${id}`;
    const { shops, inTransit } = await server.client(token)(warehouse.inventoryValuation, {});
    return [shops.map(({ value }) => value), inTransit.value];
  };
  expect(await seenIn(from)).toEqual([[30], 20]);
  expect(await seenIn(to)).toEqual([[], 0]);
});
