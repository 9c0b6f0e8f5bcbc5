import { contract, type WireInputOf } from '@tezga/contract';
import { readPdf } from '@tezga/print/read-pdf';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addWarehouseBusiness, refusalOf, startTestServer, type TestServer } from '../../testing/index.ts';

const { accounting, settings, warehouse } = contract;

let server: TestServer;
let business: Awaited<ReturnType<typeof addWarehouseBusiness>>;
beforeAll(async () => {
  server = await startTestServer();
  business = await addWarehouseBusiness(server);
});
afterAll(() => server.stop());

type Changes = Omit<WireInputOf<typeof warehouse.editDocument>, 'id'>;

const editOf = ({ client }: Pick<typeof business, 'client'>, id: string, changes: Changes) =>
  client(warehouse.editDocument, { id, ...changes });
const edit = (id: string, changes: Changes) => editOf(business, id, changes);

const hoursAgo = (hours: number) => new Date(server.clock.now().getTime() - hours * 3_600_000).toISOString();

/** A shop that received ten pieces at 100 lek three days ago, of which four were issued a day ago. */
async function shopWithHistory(allowsNegative = false) {
  const [shopId, articleId] = [await business.addShop(allowsNegative), await business.addArticle()];
  const entry = await business.enter(shopId, [{ articleId, quantity: 10, unitCost: 100 }], {
    date: hoursAgo(72),
    notes: 'Pa faturë',
  });
  const exit = await business.takeOut(shopId, [{ articleId, quantity: 4 }], {
    date: hoursAgo(24),
    reason: 'gift',
  });
  return { shopId, articleId, entry, exit };
}

async function expectBooksToAgree() {
  const { ledger, valuation } = await business.balances();
  expect(ledger).toBe(valuation);
}

/** Expects that every movement starts from the stock that the movement before it left. */
async function expectWholeHistory(articleId: string) {
  const rows = await server.asOwner`
    select number, row_number() over history as place, quantity_after, sum(quantity) over history::bigint as quantity,
      value_after, sum(value) over history::bigint as value
    from tenant.stock_movements where business_id = ${business.id} and article_id = ${articleId}
    window history as (order by number)`;
  for (const { place, quantity, value, ...row } of rows)
    expect(row).toEqual({ number: place, quantity_after: quantity, value_after: value });
}

test('an edited entry has its old number and date, moves the new quantities and recosts later movements', async () => {
  const { shopId, articleId, entry, exit } = await shopWithHistory();
  const lines = [{ articleId, quantity: 20, unitCost: 130 }];
  const preview = await business.client(warehouse.previewEdit, { id: entry._id, lines });
  expect(preview).toMatchObject({
    documents: [{ type: 'exit', _id: exit._id, costBefore: 400, costAfter: 520 }],
    count: 1,
    difference: 120,
  });
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 6, value: 600 });

  const before = await business.one(entry._id);
  const edited = await edit(entry._id, { lines, updatedAt: before.updatedAt });
  expect(edited.documentCode).toBe(entry.documentCode);
  expect(await business.stockOf(shopId, articleId)).toMatchObject({
    quantity: 16,
    value: 2080,
    averageCost: 130,
  });
  const { movements } = await business.client(warehouse.articleHistory, { articleId, shopId });
  expect(movements.map(({ quantity, cost, reason }) => [quantity, cost, reason])).toEqual([
    [-4, -520, 'gift'],
    [20, 2600, 'goods-received'],
    [-10, -1000, 'replaced'],
    [10, 1000, 'goods-received'],
  ]);
  expect(await business.one(exit._id)).toMatchObject({ value: 520, corrections: [{ _id: edited._id }] });
  const now = await business.one(edited._id);
  expect(now).toMatchObject({ date: before.date, value: 2600, notes: 'Pa faturë', replacedById: null });
  expect(now.versions).toMatchObject([
    { _id: edited._id, version: 2, lines: [{ articleId, quantity: 20, unitCost: 130 }] },
    { _id: entry._id, version: 1, lines: [{ articleId, quantity: 10, unitCost: 100 }] },
  ]);
  expect(await business.one(entry._id)).toMatchObject({ replacedById: edited._id, value: 1000 });
  const { data } = await business.client(warehouse.entries, { search: entry.documentCode });
  expect(data.map(({ _id }) => _id)).toEqual([edited._id]);
  const { journals } = await business.client(accounting.journals, { search: entry.documentCode });
  expect(journals.map(({ kind }) => kind).toSorted()).toEqual(['recosting', 'stock', 'stock', 'stock']);
  await expectBooksToAgree();
  await expectWholeHistory(articleId);
});

const printed = async (id: string) => {
  const { pdf } = await business.client(warehouse.pdf, { ids: [id], language: 'en' });
  return (await readPdf(Buffer.from(pdf, 'base64'))).map(({ text }) => text).join(' ');
};

test('the print of a replaced version says so, and the print of the new version has its number', async () => {
  const { articleId, entry } = await shopWithHistory();
  const edited = await edit(entry._id, { lines: [{ articleId, quantity: 20, unitCost: 130 }] });
  const [replaced, newest] = [await printed(entry._id), await printed(edited._id)];
  expect(replaced).toContain('REPLACED');
  expect(newest).not.toContain('REPLACED');
  expect(newest).toContain('Version 2');
});

test('an edit of an exit that was recosted reverses it at its recosted cost', async () => {
  const { shopId, articleId, exit } = await shopWithHistory();
  const other = await business.addArticle();
  await business.enter(shopId, [{ articleId: other, quantity: 5, unitCost: 7 }], { date: hoursAgo(60) });
  await business.enter(shopId, [{ articleId, quantity: 10, unitCost: 130 }], { date: hoursAgo(48) });
  await edit(exit._id, {
    reason: 'damage',
    lines: [
      { articleId, quantity: 1 },
      { articleId: other, quantity: 2 },
    ],
  });
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 19, value: 2185 });
  expect(await business.stockOf(shopId, other)).toMatchObject({ quantity: 3, value: 21 });
  await expectBooksToAgree();
  const rows = await server.asOwner`
    select line.account_path, sum(line.debit - line.credit)::bigint as balance
    from tenant.journal_lines line
    join tenant.journals journal on journal.business_id = line.business_id and journal.id = line.journal_id
    join tenant.warehouse_documents document on document.business_id = line.business_id
      and document.id = journal.source_id and document.shop_id = ${shopId}
    where line.account_path like '6:%' group by line.account_path having sum(line.debit - line.credit) <> 0`;
  expect(rows).toMatchObject([{ balance: 12_900n }]);
});

test('a back-dated document recosts only the newest version of a later document that was edited', async () => {
  const { shopId, articleId, exit } = await shopWithHistory();
  const edited = await edit(exit._id, { lines: [{ articleId, quantity: 2 }] });
  const back = { documentId: business.newId(), shopId, date: hoursAgo(48) };
  const goods = { ...back, lines: [{ articleId, quantity: 10, unitCost: 130 }] };
  const preview = await business.client(warehouse.previewEntry, goods);
  expect(preview).toMatchObject({
    documents: [{ _id: edited._id, costAfter: 230 }],
    count: 1,
    difference: 30,
  });
  await business.client(warehouse.addEntry, goods);
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 18, value: 2070 });
  await business.takeOut(shopId, [{ articleId, quantity: 8 }], { date: hoursAgo(60) });
  await expectBooksToAgree();
  await expectWholeHistory(articleId);
});

test('an edit is refused, naming the article, if the stock would have been below zero at any time since', async () => {
  const { shopId, articleId, entry, exit } = await shopWithHistory();
  const refusal = await refusalOf(edit(entry._id, { lines: [{ articleId, quantity: 3, unitCost: 100 }] }));
  expect(refusal).toMatchObject({
    code: 'stock-insufficient',
    details: { shortArticles: [{ articleId, available: 6, requested: 7 }] },
  });
  const more = await refusalOf(edit(exit._id, { lines: [{ articleId, quantity: 11 }] }));
  expect(more).toMatchObject({ code: 'stock-insufficient' });
  expect((await business.one(entry._id)).versions).toEqual([]);
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 6, value: 600 });
  await edit(exit._id, { lines: [{ articleId, quantity: 10 }] });
  expect(await business.stockOf(shopId, articleId)).toMatchObject({ quantity: 0, value: 0 });
  await expectBooksToAgree();
});

test('an edit is refused for an outdated version, a closed period, an adjustment or another business', async () => {
  const own = await addWarehouseBusiness(server, 'Me periudhë të mbyllur');
  const [shopId, articleId] = [await own.addShop(), await own.addArticle()];
  const entry = await own.enter(shopId, [{ articleId, quantity: 1, unitCost: 5 }], { date: hoursAgo(72) });
  const { updatedAt } = await own.one(entry._id);
  await editOf(own, entry._id, { notes: 'E parë', updatedAt });
  const outdated = await refusalOf(editOf(own, entry._id, { notes: 'E dytë', updatedAt }));
  expect(outdated.code).toBe('changed-meanwhile');
  expect(await refusalOf(edit(entry._id, { notes: 'E huaj' }))).toMatchObject({ code: 'not-found' });
  const adjustment = await own.adjust(shopId, [{ articleId, quantity: 3 }]);
  const other = await refusalOf(editOf(own, adjustment._id, { notes: 'Nuk lejohet' }));
  expect(other.code).toBe('document-not-edited');
  const noCost = await refusalOf(editOf(own, entry._id, { lines: [{ articleId, quantity: 1 }] }));
  expect(noCost.problems).toMatchObject([{ path: 'lines.0.unitCost', code: 'required' }]);
  const wrong = await refusalOf(editOf(own, entry._id, { reason: 'gift' }));
  expect(wrong.problems).toMatchObject([{ path: 'reason', code: 'choice' }]);
  await own.client(settings.setClosedPeriod, { closedUntil: hoursAgo(48).slice(0, 10) });
  const closed = await refusalOf(editOf(own, entry._id, { notes: 'E mbyllur' }));
  expect(closed.problems).toMatchObject([{ code: 'date-in-closed-period' }]);
  const { data } = await own.client(warehouse.entries, {});
  expect(data).toMatchObject([{ documentCode: entry.documentCode, notes: 'E parë' }]);
});

test('of two concurrent edits of one version exactly one succeeds', async () => {
  const { shopId, articleId, entry } = await shopWithHistory();
  const { updatedAt } = await business.one(entry._id);
  const outcomes = await Promise.all(
    [11, 12, 13, 14].map((quantity) =>
      edit(entry._id, { updatedAt, lines: [{ articleId, quantity, unitCost: 100 }] }).then(
        () => 'edited',
        async (error: unknown) => (await refusalOf(Promise.reject(error as Error))).code,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual([
    'changed-meanwhile',
    'changed-meanwhile',
    'changed-meanwhile',
    'edited',
  ]);
  const { data } = await business.client(warehouse.entries, { search: entry.documentCode });
  expect(data).toHaveLength(1);
  const stock = await business.stockOf(shopId, articleId);
  expect(stock?.quantity).toBe(data[0] === undefined ? null : data[0].value / 100 - 4);
  await expectBooksToAgree();
});

test('concurrent edits and exits neither lower the stock below zero nor lose a movement', async () => {
  const [shopId, articleId] = [await business.addShop(), await business.addArticle()];
  const entry = await business.enter(shopId, [{ articleId, quantity: 20, unitCost: 10 }]);
  await Promise.allSettled(
    Array.from({ length: 24 }, (_, turn) =>
      turn % 2 === 0
        ? business.takeOut(shopId, [{ articleId, quantity: 3 }])
        : edit(entry._id, { lines: [{ articleId, quantity: turn, unitCost: turn }] }),
    ),
  );
  const stock = await business.stockOf(shopId, articleId);
  expect(stock?.quantity).toBeGreaterThanOrEqual(0);
  await expectWholeHistory(articleId);
  await expectBooksToAgree();
});

test('after any sequence of documents and edits the stock accounts equal the valuation', async () => {
  const shopId = await business.addShop(true);
  const articleIds = [await business.addArticle({ cost: 12.345 }), await business.addArticle({ cost: 0 })];
  const step = fc.record({
    kind: fc.constantFrom('entry', 'exit', 'edit', 'edit'),
    article: fc.nat(1),
    hours: fc.integer({ min: 1, max: 99 }),
    place: fc.nat(20),
    quantity: fc.integer({ min: 1, max: 9_999 }).map((thousandths) => thousandths / 1000),
    unitCost: fc.integer({ min: 0, max: 99_999 }).map((thousandths) => thousandths / 1000),
  });
  const documents: string[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      for (const { kind, article, hours, place, quantity, unitCost } of steps) {
        const lines = [{ articleId: articleIds[article] ?? '', quantity, unitCost }];
        const date = { date: hoursAgo(hours) };
        const target = documents[place % documents.length];
        if (kind === 'entry') documents.push((await business.enter(shopId, lines, date))._id);
        else if (kind === 'exit' || target === undefined)
          documents.push((await business.takeOut(shopId, lines, date))._id);
        else await edit(target, { lines });
        await expectBooksToAgree();
      }
      for (const articleId of articleIds) await expectWholeHistory(articleId);
    }),
    { numRuns: 12 },
  );
});
