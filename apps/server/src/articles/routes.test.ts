import { contract } from '@tezga/contract';
import { aPng } from '@tezga/print/a-png';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addAdmin,
  addArticle,
  addBusiness,
  defaultUnitOf,
  newArticle,
  refusalOf,
  startTestServer,
  type ArticleGiven,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let business: TestBusiness;
beforeAll(async () => {
  server = await startTestServer();
  business = await addBusiness(server);
});
afterAll(() => server.stop());

const client = () => server.client(business.owner.token);
const given = (fields?: ArticleGiven) => newArticle(server, business.id, fields);
const added = (fields?: ArticleGiven) => addArticle(server, business.id, business.owner.token, fields);
const one = async (id: string) => (await client()(contract.articles.one, { id })).article;
const png = `data:image/png;base64,${aPng().toString('base64')}`;

async function addShop(name: string): Promise<string> {
  const id = newRecordId(new Date());
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city)
    values (${business.id}, ${id}, ${name}, 'Rr. e Provës 1', 'Tiranë')`;
  return id;
}

async function editInput(id: string, fields: ArticleGiven = {}) {
  const article = await one(id);
  return {
    articleId: id,
    ...(await given({ sku: article.sku, name: article.name, price: article.price })),
    updatedAt: article.updatedAt,
    ...fields,
  };
}

test('an added article is read with all its fields', async () => {
  const shopId = await addShop('Qendër');
  const { category_id: categoryId } = await client()(contract.categories.add, { categoryDesc: 'Pije' });
  const flour = await added({ name: 'Miell', useForProcessing: true });
  await client()(contract.currencies.add, [{ currencyId: 'EUR', exchangeRate: 98 }]);
  const input = await given({
    name: 'Bukë',
    price: 120.5,
    sku: 'BUK-1',
    barcode: '5301',
    category: [categoryId],
    cost: 33.125,
    soldBy: 'weight',
    currency: 'EUR',
    representation: 'bread',
    shape: 'circle',
    color: '#D64545',
    imageBase64: png,
    compositeProduct: true,
    ingredients: [{ articleId: flour, quantity: 0.75 }],
    byShops: [{ shopId, price: 110.1 }],
    inventoryTrackable: false,
    useProduction: true,
    useForProcessing: true,
    sellFreely: true,
  });
  const { articleId, message } = await client()(contract.articles.add, input);
  const { imageBase64, ...fields } = input;
  expect(message).toBe('Artikulli u ruajt me sukses!');
  expect(await one(articleId)).toMatchObject({
    ...fields,
    articleId,
    _id: articleId,
    imageBase64,
    hasImage: true,
    deleted: false,
    isScaleArticle: false,
    scaleOptions: null,
    ingredients: [{ articleId: flour, name: 'Miell', quantity: 0.75 }],
  });
  const { images } = await client()(contract.articles.images, { articleIds: [articleId, flour] });
  expect(images).toEqual([{ articleId, imageBase64: png }]);
});

test('a file that is not an image is refused, whatever type the call declares', async () => {
  const imageBase64 = `data:image/png;base64,${Buffer.from('<script>').toString('base64')}`;
  const refused = await refusalOf(client()(contract.articles.add, await given({ imageBase64 })));
  expect(refused.code).toBe('image-not-valid');
});

test('a picture of more than 2000 pixels a side is refused', async () => {
  const imageBase64 = `data:image/png;base64,${aPng({ width: 2001 }).toString('base64')}`;
  const refused = await refusalOf(client()(contract.articles.add, await given({ imageBase64 })));
  expect(refused.code).toBe('image-too-large');
});

test.each([
  ['unit', (id: string) => ({ unit_id: id })],
  ['category', (id: string) => ({ category: [id] })],
  ['shop', (id: string) => ({ byShops: [{ shopId: id, price: 1 }] })],
  ['ingredient', (id: string) => ({ compositeProduct: true, ingredients: [{ articleId: id, quantity: 1 }] })],
])('an article with an unknown %s is refused', async (_what, naming) => {
  const input = await given(naming(newRecordId(new Date())));
  expect((await refusalOf(client()(contract.articles.add, input))).code).toBe('not-found');
});

test('a SKU or barcode in use is refused with the name of its article; many articles may have no barcode', async () => {
  await added({ sku: 'E-1', barcode: '777', name: 'Makiato e vogël' });
  await added({ sku: 'E-2', barcode: '' });
  await added({ sku: 'E-3', barcode: '' });
  const sameSku = await refusalOf(client()(contract.articles.add, await given({ sku: 'E-1' })));
  const sameBarcode = await refusalOf(client()(contract.articles.add, await given({ barcode: '777' })));
  expect(sameSku).toMatchObject({
    code: 'sku-taken',
    message: 'Ky kod SKU është i zënë: Makiato e vogël.',
  });
  expect(sameBarcode).toMatchObject({
    code: 'barcode-taken',
    message: 'Ky barkod është i zënë: Makiato e vogël.',
  });
});

test('a SKU or barcode is free unless another article that is not deleted has it', async () => {
  const id = await added({ sku: 'Mine/1', barcode: '888', name: 'E imja' });
  const [free, taken] = [
    { available: true, takenBy: null },
    { available: false, takenBy: 'E imja' },
  ];
  const sku = (articleId?: string) =>
    client()(contract.articles.isSkuFree, { sku: 'Mine/1', ...(articleId && { articleId }) });
  const barcode = (articleId?: string) =>
    client()(contract.articles.isBarcodeFree, { barcode: '888', ...(articleId && { articleId }) });
  expect([await sku(), await sku(id), await barcode(), await barcode(id)]).toEqual([
    taken,
    free,
    taken,
    free,
  ]);
  await client()(contract.articles.remove, { idsToDelete: [id] });
  expect([await sku(), await barcode()]).toEqual([free, free]);
});

test('proposed SKUs continue after the highest number, with as many digits as the longest SKU', async () => {
  const other = await addBusiness(server);
  const call = server.client(other.owner.token);
  expect(await call(contract.articles.nextSku, {})).toEqual({ sku: '0001' });
  for (const sku of ['9', '00007', 'A-99']) await addArticle(server, other.id, other.owner.token, { sku });
  expect(await call(contract.articles.nextSku, {})).toEqual({ sku: '00010' });
  expect(await call(contract.articles.nextSkus, { count: 3 })).toEqual({ skus: ['00010', '00011', '00012'] });
});

test('an edit of an article saves its new name, and an edit based on an older version is refused', async () => {
  const id = await added({ name: 'I vjetër' });
  const input = await editInput(id, { name: 'I ri' });
  const { updatedAt, message } = await client()(contract.articles.edit, input);
  expect(message).toBe('Artikulli u modifikua me sukses!');
  expect(await one(id)).toMatchObject({ name: 'I ri', updatedAt });
  const late = await refusalOf(client()(contract.articles.edit, { ...input, name: 'Edhe më i ri' }));
  expect(late.code).toBe('changed-meanwhile');
  expect((await one(id)).name).toBe('I ri');
});

test('the price history has every change of the general and the shop prices, newest first', async () => {
  const shopId = await addShop('Bregdet');
  const id = await added({ price: 100 });
  await client()(contract.articles.edit, await editInput(id, { byShops: [{ shopId, price: 90 }] }));
  await client()(
    contract.articles.edit,
    await editInput(id, { price: 110, byShops: [{ shopId, price: 90 }] }),
  );
  await client()(contract.articles.edit, await editInput(id, { name: 'Vetëm emri', byShops: [] }));
  const { prices } = await client()(contract.articles.priceHistory, { id });
  expect(prices.map((each) => [each.shopId, each.price])).toEqual([
    [shopId, null],
    [null, 110],
    [shopId, 90],
    [null, 100],
  ]);
  expect(prices[0]).toMatchObject({ currency: 'ALL', userName: business.owner.name });
});

test('only a super admin and the reseller of a business can read its articles as admins', async () => {
  const id = await added();
  const [superAdmin, reseller] = [await addAdmin(server, 'SA'), await addAdmin(server, 'RS')];
  const read = (token: string, getAll = true) =>
    server.client(token)(contract.articles.infoForAdmin, {
      businessId: business.id,
      articleIds: [id],
      getAll,
    });
  expect((await read(superAdmin.token)).articles).toMatchObject([{ _id: id }]);
  expect((await refusalOf(read(reseller.token))).code).toBe('not-found');
  await server.asOwner`update platform.businesses set admin_id = ${reseller.id} where id = ${business.id}`;
  expect((await read(reseller.token)).articles).toHaveLength(1);
  await client()(contract.articles.remove, { idsToDelete: [id] });
  expect((await read(reseller.token, false)).articles).toEqual([]);
});

test('an admin who names no business reads articles of every managed business by their ids', async () => {
  const id = await added();
  const other = await addBusiness(server);
  const elsewhere = await addArticle(server, other.id, other.owner.token, { name: 'Te tjetri' });
  const [superAdmin, reseller] = [await addAdmin(server, 'SA'), await addAdmin(server, 'RS')];
  const read = async (token: string) => {
    const articleIds = [id, elsewhere, 'jo një id'];
    const { articles } = await server.client(token)(contract.articles.infoForAdmin, { articleIds });
    return articles.map(({ _id }) => _id).toSorted();
  };
  expect(await read(superAdmin.token)).toEqual([id, elsewhere].toSorted());
  expect(await read(reseller.token)).toEqual([]);
  await server.asOwner`update platform.businesses set admin_id = ${reseller.id} where id = ${other.id}`;
  expect(await read(reseller.token)).toEqual([elsewhere]);
});

test('an article with a unit of another business is refused', async () => {
  const other = await addBusiness(server);
  const input = await given({ unit_id: await defaultUnitOf(server, other.id) });
  expect((await refusalOf(client()(contract.articles.add, input))).code).toBe('not-found');
});
