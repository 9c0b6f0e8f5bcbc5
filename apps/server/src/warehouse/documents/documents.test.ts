import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAssignedShops,
  addWarehouseBusiness,
  refusalOf,
  startStandIn,
  startTestServer,
  type EnteredGoods,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

const { warehouse } = contract;

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addWarehouseBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  business = await addWarehouseBusiness(server);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

test('an entry raises stock and average cost, an exit takes goods out at the average cost, and both are in the journal', async () => {
  const [shopId, articleId] = [
    await business.addShop(),
    await business.addArticle({ name: 'Miell', cost: 0 }),
  ];
  await business.enter(shopId, [{ articleId, quantity: 10, unitCost: 100 }], { reason: 'opening-stock' });
  const entry = await business.enter(shopId, [{ articleId, quantity: 5, unitCost: 130 }], {
    notes: 'Kuti e hapur',
  });
  expect(await business.stockOf(shopId, articleId)).toMatchObject({
    quantity: 15,
    value: 1650,
    averageCost: 110,
  });
  const exit = await business.takeOut(shopId, [{ articleId, quantity: 4 }], { reason: 'damage' });
  expect(await business.stockOf(shopId, articleId)).toMatchObject({
    quantity: 11,
    value: 1210,
    averageCost: 110,
  });

  expect(await business.one(entry._id)).toMatchObject({
    type: 'entry',
    documentCode: entry.documentCode,
    reason: 'goods-received',
    notes: 'Kuti e hapur',
    value: 650,
    lines: [{ articleId, name: 'Miell', quantity: 5, unitCost: 130, cost: 650, quantityAfter: 15 }],
    timeline: [{ kind: 'posted', about: entry.documentCode }],
  });
  const issued = await business.one(exit._id);
  expect(issued).toMatchObject({
    type: 'exit',
    value: 440,
    lines: [{ quantity: 4, unitCost: 110, cost: 440, quantityAfter: 11 }],
  });
  const { journal } = await business.client(contract.accounting.one, { id: issued.journalId ?? '' });
  expect(journal).toMatchObject({
    kind: 'stock',
    document: { type: 'exit', _id: exit._id, name: exit.documentCode },
    lines: [
      { accountPath: '6:65:658', debit: 440 },
      { accountPath: '3:35:351', credit: 440 },
    ],
  });
  const { movements } = await business.client(warehouse.articleHistory, { articleId, shopId });
  expect(movements[0]?.document).toEqual({ type: 'exit', _id: exit._id, name: exit.documentCode });
  const { journals } = await business.client(contract.accounting.journals, { search: entry.documentCode });
  expect(journals.map(({ document }) => document._id)).toEqual([entry._id]);
});

test('the numbers of warehouse documents start at 1 for each kind, and a refused document leaves no gap', async () => {
  const { addShop, addArticle, enter, takeOut } = await addWarehouseBusiness(server, 'Me numra');
  const [shopId, articleId] = [await addShop(), await addArticle()];
  const year = server.clock.now().getFullYear();
  const exit = () => takeOut(shopId, [{ articleId, quantity: 1 }]);
  const entry = () => enter(shopId, [{ articleId, quantity: 1, unitCost: 5 }]);
  expect((await entry()).documentCode).toBe(`FH-1/${year}`);
  expect((await exit()).documentCode).toBe(`FD-1/${year}`);
  expect(await refusalOf(exit())).toMatchObject({ code: 'stock-insufficient' });
  expect((await entry()).documentCode).toBe(`FH-2/${year}`);
  expect((await exit()).documentCode).toBe(`FD-2/${year}`);
});

test('an exit of more than the stock is refused with every short article and moves nothing', async () => {
  const shopId = await business.addShop();
  const [beans, milk, salt] = [
    await business.addArticle({ name: 'Kafe' }),
    await business.addArticle({ name: 'Qumësht' }),
    await business.addArticle({ name: 'Kripë' }),
  ];
  await business.enter(shopId, [
    { articleId: beans, quantity: 3, unitCost: 10 },
    { articleId: milk, quantity: 9, unitCost: 10 },
  ]);
  const wanted = [
    { articleId: beans, quantity: 2 },
    { articleId: milk, quantity: 9 },
    { articleId: salt, quantity: 1 },
    { articleId: beans, quantity: 2 },
  ];
  const refusal = await refusalOf(business.takeOut(shopId, wanted));
  expect(refusal).toMatchObject({ status: 409, code: 'stock-insufficient' });
  const short = refusal.details?.shortArticles?.toSorted((a, b) => a.name.localeCompare(b.name));
  expect(short).toEqual([
    { articleId: beans, name: 'Kafe', available: 3, requested: 4 },
    { articleId: salt, name: 'Kripë', available: 0, requested: 1 },
  ]);
  expect(await business.stockOf(shopId, milk)).toMatchObject({ quantity: 9 });
  const checked = await business.client(warehouse.availability, { shopId, articles: wanted });
  expect(checked.isAvailable).toBe(false);
  expect(checked.articles.map(({ name, available, isShort }) => [name, available, isShort])).toEqual([
    ['Kafe', 3, true],
    ['Qumësht', 9, false],
    ['Kripë', 0, true],
  ]);
});

test('an entry is refused if an article has no own stock, its value is too large or its shop is unknown', async () => {
  const shopId = await business.addShop();
  const [counted, work, part] = [
    await business.addArticle(),
    await business.addArticle({ inventoryTrackable: false }),
    await business.addArticle(),
  ];
  const composite = await business.addArticle({
    compositeProduct: true,
    ingredients: [{ articleId: part, quantity: 1 }],
  });
  const problems = async (lines: readonly EnteredGoods[]) =>
    (await refusalOf(business.enter(shopId, lines))).problems?.map(({ path, code }) => `${path} ${code}`);
  const line = { quantity: 1, unitCost: 1 };
  expect(
    await problems([
      { ...line, articleId: counted },
      { ...line, articleId: work },
      { ...line, articleId: composite },
    ]),
  ).toEqual(['lines.1.articleId article-not-counted', 'lines.2.articleId article-not-counted']);
  expect(await problems([{ articleId: counted, quantity: 9_999_999, unitCost: 9_999_999 }])).toEqual([
    'lines.0.quantity ten-digits',
  ]);
  expect(await refusalOf(business.enter(business.newId(), [{ ...line, articleId: counted }]))).toMatchObject({
    status: 404,
  });
});

test('the list of warehouse documents is filtered, sorted by value, and summed by whole days', async () => {
  const [shopId, articleId] = [await business.addShop(), await business.addArticle({ name: 'Vaj ulliri' })];
  for (const [quantity, reason] of [
    [3, 'surplus'],
    [1, 'goods-received'],
    [2, 'surplus'],
  ] as const)
    await business.enter(shopId, [{ articleId, quantity, unitCost: 100 }], {
      reason,
      notes: `Sasia ${quantity}`,
    });
  const found = async (filter: object) => {
    const { data } = await business.client(warehouse.entries, { shopIds: [shopId], ...filter });
    return data.map(({ notes }) => notes);
  };
  expect(await found({})).toEqual(['Sasia 2', 'Sasia 1', 'Sasia 3']);
  expect(await found({ reasons: ['surplus'], sort: 'value' })).toEqual(['Sasia 3', 'Sasia 2']);
  expect(await found({ search: 'vaj sasia 1' })).toEqual(['Sasia 1']);
  expect(await found({ to: '2020-01-01' })).toEqual([]);
  const page = await business.client(warehouse.entries, { shopIds: [shopId], perPage: 1 });
  expect(page).toMatchObject({ total: 3, isMore: false, days: [{ count: 3, sum: 600 }] });
  expect(page.data).toHaveLength(1);
  const { data } = await business.client(warehouse.allEntries, { shopIds: [shopId], perPage: 1 });
  expect(data).toHaveLength(3);
});

test('the second print of a document is marked as a copy', async () => {
  const [shopId, articleId] = [await business.addShop(), await business.addArticle()];
  const { _id, documentCode } = await business.enter(shopId, [{ articleId, quantity: 1, unitCost: 7 }]);
  const { name, pdf } = await business.client(warehouse.pdf, { ids: [_id] });
  expect(name).toBe(`${documentCode.replace('/', '-')}.pdf`);
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  await business.client(warehouse.printed, { ids: [_id] });
  expect((await business.one(_id)).timeline.map(({ kind }) => kind)).toEqual(['posted', 'printed']);
});

test('an entry of a purchase has the supplier of the purchase, and its reason cannot be changed', async () => {
  const [shopId, articleId] = [await business.addShop(), await business.addArticle()];
  const purchaseId = business.newId();
  await server.asOwner`
    insert into tenant.purchases (business_id, id, number, supplier_name, supplier_id_number, day, currency, with_vat,
      is_from_service, is_from_portal, created_at, updated_at)
    values (${business.id}, ${purchaseId}, '77/2026', 'Furnitori', 'K71234567B', '2026-11-01', 'ALL', 1200, true, false,
      now(), now())`;
  const line = { articleId, quantity: 1, unitCost: 10 };
  const { _id } = await business.enter(shopId, [line], { purchaseId });
  expect(await business.one(_id)).toMatchObject({
    supplierName: 'Furnitori',
    supplierNuis: 'K71234567B',
    purchase: { _id: purchaseId, number: '77/2026' },
  });
  const edit = (changes: object) => business.client(warehouse.editDocument, { id: _id, ...changes });
  expect(await refusalOf(edit({ reason: 'surplus' }))).toMatchObject({ code: 'entry-of-purchase' });
  expect(await business.one(_id)).toMatchObject({ reason: 'goods-received' });
  await edit({ reason: 'goods-received', notes: 'Me faturë' });
  expect(await refusalOf(business.enter(shopId, [line], { supplierId: business.newId() }))).toMatchObject({
    status: 404,
  });
});

test('an employee of one shop neither sees nor posts documents of another', async () => {
  const { business: own, articleId, other, hire } = await addAssignedShops(server, standIn);
  const entryIn = (shopId: string) => ({
    documentId: business.newId(),
    shopId,
    lines: [{ articleId, quantity: 1, unitCost: 10 }],
  });
  const { _id } = await own.client(warehouse.addEntry, entryIn(own.shopId));
  const assigned = await hire([other.shopId]);
  expect(await refusalOf(assigned.client(warehouse.document, { id: _id }))).toMatchObject({ status: 404 });
  expect(await refusalOf(assigned.client(warehouse.addEntry, entryIn(own.shopId)))).toMatchObject({
    status: 404,
  });
  const { _id: allowed } = await assigned.client(warehouse.addEntry, entryIn(other.shopId));
  const { data } = await assigned.client(warehouse.entries, {});
  expect(data.map((each) => each._id)).toEqual([allowed]);
});
