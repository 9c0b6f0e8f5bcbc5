import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import { openSession, refusalOf, startTestServer, type TestServer } from '../testing/index.ts';
import { deleteOldImports } from './delete-old-imports.ts';
import {
  addShop,
  articlesOf,
  dumpOf,
  outcomesOf,
  trialBusiness,
  type ArticleRow,
  type TrialBusiness,
} from './trial-business.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const hour = 3_600_000;
const { imports } = contract;

const rowsOf = (count: number, change: (number: number) => Partial<ArticleRow> = () => ({})): ArticleRow[] =>
  Array.from({ length: count }, (_unused, number) => ({
    name: `Artikulli ${number}`,
    price: 100 + number,
    sku: `A${number}`,
    barcode: `9${String(number).padStart(7, '0')}`,
    category: [`Kategoria ${number % 3}`],
    cost: number / 8,
    ...change(number),
  }));

const named = (sku: string, barcode: string) => ({ name: sku, price: 10, sku, barcode });

const editBy = ({ id }: TrialBusiness, sku: string) => server.asOwner`
  update tenant.articles set name = 'I ndryshuar', updated_at = updated_at + interval '1 second'
  where business_id = ${id} and sku = ${sku}`;

test('undoing an import restores every row and column of every table', async () => {
  const business = await trialBusiness(server);
  const shopIds = [await addShop(server, business, 'Qendra'), await addShop(server, business, 'Stacioni')];
  await business.client(imports.articles, { articles: rowsOf(60), shopsToUpdatePrice: shopIds.slice(0, 1) });
  // Adds values that an undo could lose: versions with microseconds, fields that the sheet does not have, and an
  // unused category.
  await server.asOwner`
    update tenant.articles set updated_at = updated_at + interval '123 microseconds', icon = 'beer', shape = 'circle',
      scale_options = '{"plu": 7, "prefix": "21", "valueType": "weight"}', is_composite = sku = 'A3'
    where business_id = ${business.id}`;
  await server.asOwner`
    insert into tenant.categories (business_id, id, name) values (${business.id}, ${newRecordId(new Date())}, 'Bosh')`;
  const before = await dumpOf(server, business);

  const first = await business.client(imports.articles, {
    articles: rowsOf(80, (number) => ({
      name: number < 20 ? `Artikulli ${number}` : `Me emër tjetër ${number}`,
      price: number < 10 ? 100 + number : 500 + number,
      category: number % 2 === 0 ? ['E re', 'Bosh'] : [`Kategoria ${number % 3}`],
      barcode: number % 5 === 0 ? `X${number}` : `9${String(number).padStart(7, '0')}`,
      unit: number % 7 === 0 ? 'kg' : '',
      useForProcessing: number % 4 === 0,
    })),
    shopsToUpdatePrice: shopIds,
  });
  const { importId } = first;
  // The second row of this batch uses a barcode that the first batch freed.
  await business.client(imports.articles, {
    articles: [
      { name: 'Pa kod', price: 7, category: ['Krejt e re'] },
      { name: 'Trashëgimtari', price: 9, barcode: '90000005', sku: 'T' },
    ],
    importId,
  });
  expect(new Set(outcomesOf(first.rows))).toEqual(new Set(['new', 'changed']));
  expect(await dumpOf(server, business)).not.toEqual(before);

  const undone = await business.client(imports.undoArticles, { importId });
  expect(undone).toEqual({ undone: 82, kept: 0, message: 'U zhbënë 82 rreshta.' });
  expect(await dumpOf(server, business)).toEqual(before);
  expect((await refusalOf(business.client(imports.undoArticles, { importId }))).code).toBe('import-undone');
  expect((await business.client(imports.articleImports, {})).imports[0]?.undoneAt).not.toBeNull();
});

test('undoing an import skips and counts articles that were edited since or are ingredients of other articles', async () => {
  const business = await trialBusiness(server);
  await business.client(imports.articles, { articles: rowsOf(4) });
  const { importId } = await business.client(imports.articles, {
    articles: rowsOf(8, (number) => ({ price: 1000 + number, category: ['E re'] })),
  });
  await editBy(business, 'A1');
  await editBy(business, 'A5');
  await server.asOwner`
    insert into tenant.article_ingredients (business_id, article_id, ingredient_id, quantity)
    select whole.business_id, whole.id, part.id, 1000 from tenant.articles whole
    join tenant.articles part on part.business_id = whole.business_id and part.sku = 'A6'
    where whole.business_id = ${business.id} and whole.sku = 'A5'`;
  const before = await articlesOf(server, business);

  const { undone, kept, message } = await business.client(imports.undoArticles, { importId });
  expect({ undone, kept }).toEqual({ undone: 5, kept: 3 });
  expect(message).toBe('U zhbënë 5 rreshta. 3 u ndryshuan më pas dhe mbetën siç janë.');
  const after = await articlesOf(server, business);
  expect(after.map(({ sku, price }) => [sku, price])).toEqual([
    ['A0', 10_000n],
    ['A1', 100_100n],
    ['A2', 10_200n],
    ['A3', 10_300n],
    ['A5', 100_500n],
    ['A6', 100_600n],
  ]);
  expect(after[1]).toEqual(before[1]);
  expect(after.slice(4)).toEqual(before.slice(5, 7));
});

test('undoing an import restores links to a deleted category, and a unit that was deleted after the import', async () => {
  const business = await trialBusiness(server);
  await business.client(imports.articles, { articles: rowsOf(3, () => ({ unit: 'kg' })) });
  await server.asOwner`
    update tenant.categories set deleted_at = now(), updated_at = now() + interval '1 second'
    where business_id = ${business.id} and name = 'Kategoria 1'`;
  const before = await dumpOf(server, business);
  const { importId, rows } = await business.client(imports.articles, {
    articles: rowsOf(3, (number) => ({ unit: 'cope', category: [], price: 500 + number })),
  });
  expect(outcomesOf(rows)).toEqual(['changed', 'changed', 'changed']);
  expect((await dumpOf(server, business))['article_categories']).toEqual(before['article_categories']);
  await server.asOwner`update tenant.units set deleted_at = now() where business_id = ${business.id} and name = 'kg'`;
  expect(await business.client(imports.undoArticles, { importId })).toMatchObject({ undone: 3, kept: 0 });
  expect(await dumpOf(server, business)).toEqual(before);
});

test('undoing an import skips an article whose former barcode another article has, and then each article whose former barcode a skipped article has', async () => {
  const business = await trialBusiness(server);
  await business.client(imports.articles, { articles: [named('A', '1'), named('B', '2'), named('C', '3')] });
  const { importId } = await business.client(imports.articles, { articles: [named('A', '11')] });
  await business.client(imports.articles, { articles: [named('B', '1')], importId });
  await business.client(imports.articles, { articles: [named('C', '2')], importId });
  const chain = await business.client(imports.articles, { articles: [named('D', '3')] });
  // In the order A, B, C, D each article has the former barcode of the article before it. D is not part of this
  // import, so none can be restored.
  expect(await business.client(imports.undoArticles, { importId })).toMatchObject({ undone: 0, kept: 3 });
  expect((await articlesOf(server, business)).map(({ barcode }) => String(barcode))).toEqual([
    '11',
    '1',
    '2',
    '3',
  ]);
  expect(await business.client(imports.undoArticles, { importId: chain.importId })).toMatchObject({
    undone: 1,
  });
});

test('undoing an import restores barcodes that its batches moved from article to article', async () => {
  const business = await trialBusiness(server);
  await business.client(imports.articles, { articles: [named('A', '1'), named('B', '2')] });
  const before = await dumpOf(server, business);
  const { importId } = await business.client(imports.articles, { articles: [named('A', '3')] });
  await business.client(imports.articles, { articles: [named('B', '1')], importId });
  await business.client(imports.articles, { articles: [named('N', '2')], importId });
  expect(await business.client(imports.undoArticles, { importId })).toMatchObject({ undone: 3, kept: 0 });
  expect(await dumpOf(server, business)).toEqual(before);
});

test('a batch that arrives during the undo of its import is refused, or undone with the import', async () => {
  const business = await trialBusiness(server);
  const { importId } = await business.client(imports.articles, { articles: rowsOf(200) });
  const joining = Array.from({ length: 4 }, (_unused, part) =>
    business
      .client(imports.articles, {
        articles: rowsOf(50, (number) => ({ sku: `P${part}-${number}`, barcode: '' })),
        importId,
      })
      .then(
        () => 'taken',
        (error: { code: string }) => error.code,
      ),
  );
  const undoing = business.client(imports.undoArticles, { importId });
  const outcomes = await Promise.all(joining);
  const { undone } = await undoing;
  expect(undone).toBe(200 + 50 * outcomes.filter((outcome) => outcome === 'taken').length);
  expect(outcomes.every((outcome) => outcome === 'taken' || outcome === 'import-undone')).toBe(true);
  expect(await articlesOf(server, business)).toEqual([]);
});

test('after 24 hours an import cannot be undone or extended and is not listed; an hour later it is deleted', async () => {
  const business = await trialBusiness(server);
  const articles = rowsOf(2);
  const { importId } = await business.client(imports.articles, { articles });
  server.clock.move(24 * hour - 60_000);
  const { token } = await openSession(server, business.owner.id, business.id, 'business');
  const client = server.client(token);
  expect((await client(imports.articleImports, {})).imports).toHaveLength(1);
  server.clock.move(60_001);
  expect((await client(imports.articleImports, {})).imports).toEqual([]);
  expect((await refusalOf(client(imports.undoArticles, { importId }))).code).toBe('import-over');
  expect((await refusalOf(client(imports.articles, { articles, importId }))).code).toBe('import-over');
  const left = () => server.asOwner`select from tenant.import_rows where business_id = ${business.id}`;
  const deleteOld = async () => {
    await deleteOldImports({}, server.jobContext);
  };
  await deleteOld();
  expect(await left()).toHaveLength(2);
  server.clock.move(hour);
  await deleteOld();
  expect(await left()).toHaveLength(0);
});
