import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addArticle,
  addSellingBusiness,
  aLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

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

async function setShop(allowNegativeStock: boolean | null): Promise<void> {
  const { shops } = await business.client(contract.shops.list, {});
  const shop = shops.find(({ _id }) => _id === business.shopId);
  if (shop === undefined) throw new Error('the business has no shop');
  await business.client(contract.shops.edit, { ...shop, shopId: shop._id, allowNegativeStock });
}

test.each([
  [false, null, false],
  [true, null, true],
  [false, true, true],
  [true, true, true],
  [false, false, false],
  [true, false, false],
])(
  'if the business setting is %s and the shop setting %s, selling without stock is allowed: %s',
  async (all, one, isSold) => {
    const { id, owner, client, shopId } = business;
    await client(contract.settings.setNegativeStock, { allowNegativeStock: all });
    await setShop(one);
    const articleId = await addArticle(server, id, owner.token);
    const selling = business.sell({ lines: [aLine({ articleId })] });
    const outcome = isSold ? (await selling).status : (await refusalOf(selling)).code;
    expect(outcome).toBe(isSold ? 'pending' : 'stock-insufficient');
    const stock = await server.asOwner`
    select quantity from tenant.stock
    where business_id = ${id} and shop_id = ${shopId} and article_id = ${articleId}`;
    expect([...stock]).toEqual(isSold ? [{ quantity: -1000n }] : []);
  },
);

test('in a shop without its own stock setting, a changed setting of the business applies from the next sale on', async () => {
  const { id, owner, client } = business;
  await setShop(null);
  const articleId = await addArticle(server, id, owner.token);
  const sale = { lines: [aLine({ articleId })] };
  await client(contract.settings.setNegativeStock, { allowNegativeStock: false });
  expect((await refusalOf(business.sell(sale))).code).toBe('stock-insufficient');
  await client(contract.settings.setNegativeStock, { allowNegativeStock: true });
  await expect(business.sell(sale)).resolves.toMatchObject({ status: 'pending' });
});
