import { contract } from '@tezga/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addArticle,
  addAssignedShops,
  addBusiness,
  refusalOf,
  startStandIn,
  startTestServer,
  type ArticleGiven,
  type StandIn,
  type TestBusiness,
  type TestServer,
} from '../../testing/index.ts';

const { warehouse } = contract;

let standIn: StandIn;
let server: TestServer;
let business: TestBusiness;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  business = await addBusiness(server);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const newId = () => newRecordId(new Date());
const client = () => server.client(business.owner.token);
const anArticle = (given: ArticleGiven = {}) => addArticle(server, business.id, business.owner.token, given);

/** A shop that does not sell below zero. */
async function aShop(allowsNegative: boolean | null = false): Promise<string> {
  const id = newId();
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city, allow_negative_stock)
    values (${business.id}, ${id}, ${`Dyqan ${id}`}, 'Rr. e Provës 1', 'Tiranë', ${allowsNegative})`;
  return id;
}

interface Goods {
  readonly articleId: string;
  readonly quantity: number;
}

const enter = (shopId: string, lines: readonly (Goods & { unitCost: number })[], more: object = {}) =>
  client()(warehouse.addEntry, { documentId: newId(), shopId, lines: [...lines], ...more });
const takeOut = (shopId: string, lines: readonly Goods[], more: object = {}) =>
  client()(warehouse.addExit, { documentId: newId(), shopId, lines: [...lines], ...more });
const one = async (id: string) => (await client()(warehouse.document, { id })).document;

async function stockOf(shopId: string, articleId: string) {
  const { stock } = await client()(warehouse.articleHistory, { articleId, shopId });
  return stock.find((each) => each.shopId === shopId);
}

/** The balance of the stock accounts, and the value of all stock. */
async function balances() {
  const [row] = await server.asOwner`
    select
      (select coalesce(sum(debit - credit), 0)::bigint from tenant.journal_lines
        where business_id = ${business.id} and account_path like '3:%') as ledger,
      (select coalesce(sum(value), 0)::bigint from tenant.stock where business_id = ${business.id}) as valuation`;
  return row as unknown as { ledger: bigint; valuation: bigint };
}

test('an entry raises stock and average, an exit takes goods out at the average, and both are in the journal', async () => {
  const [shopId, articleId] = [await aShop(), await anArticle({ name: 'Miell', cost: 0 })];
  await enter(shopId, [{ articleId, quantity: 10, unitCost: 100 }], { reason: 'opening-stock' });
  const entry = await enter(shopId, [{ articleId, quantity: 5, unitCost: 130 }], { notes: 'Kuti e hapur' });
  expect(await stockOf(shopId, articleId)).toMatchObject({ quantity: 15, value: 1650, averageCost: 110 });
  const exit = await takeOut(shopId, [{ articleId, quantity: 4 }], { reason: 'damage' });
  expect(await stockOf(shopId, articleId)).toMatchObject({ quantity: 11, value: 1210, averageCost: 110 });

  expect(await one(entry._id)).toMatchObject({
    type: 'entry',
    documentCode: entry.documentCode,
    reason: 'goods-received',
    notes: 'Kuti e hapur',
    value: 650,
    lines: [{ articleId, name: 'Miell', quantity: 5, unitCost: 130, cost: 650, quantityAfter: 15 }],
    timeline: [{ kind: 'posted', about: entry.documentCode }],
  });
  const issued = await one(exit._id);
  expect(issued).toMatchObject({
    type: 'exit',
    value: 440,
    lines: [{ quantity: 4, unitCost: 110, cost: 440, quantityAfter: 11 }],
  });
  const { journal } = await client()(contract.accounting.one, { id: issued.journalId ?? '' });
  expect(journal).toMatchObject({
    kind: 'stock',
    document: { type: 'exit', _id: exit._id, name: exit.documentCode },
    lines: [
      { accountPath: '6:65:658', debit: 440 },
      { accountPath: '3:35:351', credit: 440 },
    ],
  });
  const { movements } = await client()(warehouse.articleHistory, { articleId, shopId });
  expect(movements[0]?.document).toEqual({ type: 'exit', _id: exit._id, name: exit.documentCode });
  const { journals } = await client()(contract.accounting.journals, { search: entry.documentCode });
  expect(journals.map(({ document }) => document._id)).toEqual([entry._id]);
});

test('numbers start at 1 for each kind and have no gap where a document was refused', async () => {
  const own = await addBusiness(server, 'Me numra');
  const call = server.client(own.owner.token);
  const shopId = newId();
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city) values (${own.id}, ${shopId}, 'A', '', '')`;
  const articleId = await addArticle(server, own.id, own.owner.token);
  const year = server.clock.now().getFullYear();
  const exit = () =>
    call(warehouse.addExit, { documentId: newId(), shopId, lines: [{ articleId, quantity: 1 }] });
  const entry = () =>
    call(warehouse.addEntry, {
      documentId: newId(),
      shopId,
      lines: [{ articleId, quantity: 1, unitCost: 5 }],
    });
  expect((await entry()).documentCode).toBe(`FH-1/${year}`);
  expect((await exit()).documentCode).toBe(`FD-1/${year}`);
  expect(await refusalOf(exit())).toMatchObject({ code: 'stock-insufficient' });
  expect((await entry()).documentCode).toBe(`FH-2/${year}`);
  expect((await exit()).documentCode).toBe(`FD-2/${year}`);
});

test('an exit of more than there is names every short article and moves nothing', async () => {
  const shopId = await aShop();
  const [beans, milk, salt] = [
    await anArticle({ name: 'Kafe' }),
    await anArticle({ name: 'Qumësht' }),
    await anArticle({ name: 'Kripë' }),
  ];
  await enter(shopId, [
    { articleId: beans, quantity: 3, unitCost: 10 },
    { articleId: milk, quantity: 9, unitCost: 10 },
  ]);
  const wanted = [
    { articleId: beans, quantity: 2 },
    { articleId: milk, quantity: 9 },
    { articleId: salt, quantity: 1 },
    { articleId: beans, quantity: 2 },
  ];
  const refusal = await refusalOf(takeOut(shopId, wanted));
  expect(refusal).toMatchObject({ status: 409, code: 'stock-insufficient' });
  const short = refusal.details?.shortArticles?.toSorted((a, b) => a.name.localeCompare(b.name));
  expect(short).toEqual([
    { articleId: beans, name: 'Kafe', available: 3, requested: 4 },
    { articleId: salt, name: 'Kripë', available: 0, requested: 1 },
  ]);
  expect(await stockOf(shopId, milk)).toMatchObject({ quantity: 9 });
  const checked = await client()(warehouse.availability, { shopId, articles: wanted });
  expect(checked.isAvailable).toBe(false);
  expect(checked.articles.map(({ name, available, isShort }) => [name, available, isShort])).toEqual([
    ['Kafe', 3, true],
    ['Qumësht', 9, false],
    ['Kripë', 0, true],
  ]);
});

test('a shop that allows negative stock issues more than there is, and the next entry corrects the cost', async () => {
  const [shopId, articleId] = [await aShop(true), await anArticle({ cost: 100 })];
  const { isAvailable } = await client()(warehouse.availability, {
    shopId,
    articles: [{ articleId, quantity: 5 }],
  });
  expect(isAvailable).toBe(true);
  await takeOut(shopId, [{ articleId, quantity: 5 }]);
  await enter(shopId, [{ articleId, quantity: 10, unitCost: 120 }]);
  expect(await stockOf(shopId, articleId)).toMatchObject({ quantity: 5, value: 600 });
  const { ledger, valuation } = await balances();
  expect(ledger).toBe(valuation);
});

test('32 concurrent exits of the last ten pieces: exactly ten succeed, the others name the short article', async () => {
  const [shopId, articleId] = [await aShop(), await anArticle({ name: 'E fundit' })];
  await enter(shopId, [{ articleId, quantity: 10, unitCost: 33.333 }]);
  const outcomes = await Promise.all(
    Array.from({ length: 32 }, () =>
      takeOut(shopId, [{ articleId, quantity: 1 }]).then(
        ({ documentCode }) => documentCode,
        (error: unknown) => error as Awaited<ReturnType<typeof refusalOf>>,
      ),
    ),
  );
  const numbers = outcomes.flatMap((outcome) => (typeof outcome === 'string' ? [outcome] : []));
  const refusals = outcomes.flatMap((outcome) => (typeof outcome === 'string' ? [] : [outcome]));
  expect(new Set(numbers).size).toBe(10);
  expect(refusals).toHaveLength(22);
  for (const { code, details } of refusals)
    expect({ code, short: details?.shortArticles }).toEqual({
      code: 'stock-insufficient',
      short: [{ articleId, name: 'E fundit', available: 0, requested: 1 }],
    });
  expect(await stockOf(shopId, articleId)).toMatchObject({ quantity: 0, value: 0 });
});

test('a document that is sent several times at once is posted once, and other content under its id is refused', async () => {
  const [shopId, articleId] = [await aShop(), await anArticle()];
  const entry = { documentId: newId(), shopId, lines: [{ articleId, quantity: 2, unitCost: 50 }] };
  const replies = await Promise.all(Array.from({ length: 8 }, () => client()(warehouse.addEntry, entry)));
  expect(new Set(replies.map(({ _id }) => _id)).size).toBe(1);
  expect(await stockOf(shopId, articleId)).toMatchObject({ quantity: 2 });
  const other = { ...entry, lines: [{ articleId, quantity: 3, unitCost: 50 }] };
  const refusal = await refusalOf(client()(warehouse.addEntry, other));
  expect(refusal.code).toBe('document-posted-otherwise');
  expect(refusal.message).toContain(replies[0]?.documentCode);
});

test('lines with an article that the warehouse does not count, or worth too much, are refused', async () => {
  const shopId = await aShop();
  const [counted, work, part] = [
    await anArticle(),
    await anArticle({ inventoryTrackable: false }),
    await anArticle(),
  ];
  const composite = await anArticle({
    compositeProduct: true,
    ingredients: [{ articleId: part, quantity: 1 }],
  });
  const problems = async (lines: readonly (Goods & { unitCost: number })[]) =>
    (await refusalOf(enter(shopId, lines))).problems?.map(({ path, code }) => `${path} ${code}`);
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
  expect(await refusalOf(enter(newId(), [{ ...line, articleId: counted }]))).toMatchObject({ status: 404 });
});

test('the list filters by shop, reason, day and text, sorts by value, and sums whole days', async () => {
  const [shopId, articleId] = [await aShop(), await anArticle({ name: 'Vaj ulliri' })];
  for (const [quantity, reason] of [
    [3, 'surplus'],
    [1, 'goods-received'],
    [2, 'surplus'],
  ] as const)
    await enter(shopId, [{ articleId, quantity, unitCost: 100 }], { reason, notes: `Sasia ${quantity}` });
  const found = async (filter: object) => {
    const { data } = await client()(warehouse.entries, { shopIds: [shopId], ...filter });
    return data.map(({ notes }) => notes);
  };
  expect(await found({})).toEqual(['Sasia 2', 'Sasia 1', 'Sasia 3']);
  expect(await found({ reasons: ['surplus'], sort: 'value' })).toEqual(['Sasia 3', 'Sasia 2']);
  expect(await found({ search: 'vaj sasia 1' })).toEqual(['Sasia 1']);
  expect(await found({ to: '2020-01-01' })).toEqual([]);
  const page = await client()(warehouse.entries, { shopIds: [shopId], perPage: 1 });
  expect(page).toMatchObject({ total: 3, isMore: false, days: [{ count: 3, sum: 600 }] });
  expect(page.data).toHaveLength(1);
  const { data } = await client()(warehouse.allEntries, { shopIds: [shopId], perPage: 1 });
  expect(data).toHaveLength(3);
});

test('a printed document is a copy the next time', async () => {
  const [shopId, articleId] = [await aShop(), await anArticle()];
  const { _id, documentCode } = await enter(shopId, [{ articleId, quantity: 1, unitCost: 7 }]);
  const { name, pdf } = await client()(warehouse.pdf, { ids: [_id] });
  expect(name).toBe(`${documentCode.replace('/', '-')}.pdf`);
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  await client()(warehouse.printed, { ids: [_id] });
  expect((await one(_id)).timeline.map(({ kind }) => kind)).toEqual(['posted', 'printed']);
});

test('an entry takes the supplier from its purchase, and a supplier of another business is refused', async () => {
  const [shopId, articleId] = [await aShop(), await anArticle()];
  const purchaseId = newId();
  await server.asOwner`
    insert into tenant.purchases (business_id, id, number, supplier_name, supplier_id_number, day, currency, with_vat,
      is_from_service, is_from_portal, created_at, updated_at)
    values (${business.id}, ${purchaseId}, '77/2026', 'Furnitori', 'K71234567B', '2026-11-01', 'ALL', 1200, true, false,
      now(), now())`;
  const line = { articleId, quantity: 1, unitCost: 10 };
  const { _id } = await enter(shopId, [line], { purchaseId });
  expect(await one(_id)).toMatchObject({
    supplierName: 'Furnitori',
    supplierNuis: 'K71234567B',
    purchase: { _id: purchaseId, number: '77/2026' },
  });
  expect(await refusalOf(enter(shopId, [line], { supplierId: newId() }))).toMatchObject({ status: 404 });
});

test('an employee of one shop neither sees nor posts documents of another', async () => {
  const { business: own, articleId, other, hire } = await addAssignedShops(server, standIn);
  const entryIn = (shopId: string) => ({
    documentId: newId(),
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

test('after any documents the stock accounts equal the valuation', async () => {
  const shopId = await aShop(true);
  const articleIds = [await anArticle({ cost: 12.345 }), await anArticle({ cost: 0 })];
  const step = fc.record({
    isEntry: fc.boolean(),
    article: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 9_999 }).map((thousandths) => thousandths / 1000),
    unitCost: fc.integer({ min: 0, max: 99_999 }).map((thousandths) => thousandths / 1000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { isEntry, article, quantity, unitCost } of steps) {
        const goods = { articleId: articleIds[article] ?? '', quantity };
        if (isEntry)
          await enter(shopId, [
            { ...goods, unitCost },
            { ...goods, unitCost: 1 },
          ]);
        else await takeOut(shopId, [goods, goods]);
      }
      const { ledger, valuation } = await balances();
      expect(ledger).toBe(valuation);
    }),
    { numRuns: 10 },
  );
});
