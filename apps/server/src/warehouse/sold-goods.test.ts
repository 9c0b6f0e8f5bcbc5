import { asQuantity, movedArticles } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../platform/database/transaction.ts';
import {
  addArticle,
  addBusiness,
  startTestServer,
  type ArticleGiven,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';
import { soldGoods } from './index.ts';

let server: TestServer;
let business: TestBusiness;
beforeAll(async () => {
  server = await startTestServer();
  business = await addBusiness(server);
});
afterAll(() => server.stop());

const added = (given?: ArticleGiven) => addArticle(server, business.id, business.owner.token, given);
const madeOf = (parts: Readonly<Record<string, number>>) => ({
  compositeProduct: true,
  ingredients: Object.entries(parts).map(([articleId, quantity]) => ({ articleId, quantity })),
});

function goods(articleIds: readonly string[], businessId = business.id) {
  const opening = `select set_config('tezga.business_id', '${businessId}', true)`;
  return inTransaction(server.pool, (transaction) => soldGoods(transaction, businessId, articleIds), {
    kind: 'reading',
    opening,
  });
}

async function movedBy(articleId: string) {
  const articles = await goods([articleId]);
  const moved = movedArticles([{ articleId, quantity: asQuantity(1_000n) }], {
    impactWarehouse: true,
    articles,
  });
  return Object.fromEntries(moved.map(({ articleId: id, quantity }) => [id, quantity]));
}

test('an article is read with its unit cost and its flags', async () => {
  const id = await added({ cost: 33.335, sellFreely: true });
  const flags = { isStockCounted: true, isComposite: false, isProduced: false, isSoldFreely: true };
  expect(await goods([id, id])).toEqual(new Map([[id, { ...flags, cost: 33_335_000n, ingredients: [] }]]));
  expect(await goods([])).toEqual(new Map());
});

test('a recipe of the maximum depth is read completely, also if several levels share an ingredient', async () => {
  const [flour, salt] = [await added(), await added()];
  let whole = await added(madeOf({ [flour]: 0.5, [salt]: 0.25 }));
  for (let depth = 2; depth <= 5; depth += 1) whole = await added(madeOf({ [whole]: 2, [salt]: 0.1 }));
  // The lowest of the five levels occurs 16 times, with 0.5 flour and 0.25 salt each. The four levels above it occur
  // 1, 2, 4 and 8 times, with 0.1 salt each.
  expect(await movedBy(whole)).toEqual({ [flour]: 8_000n, [salt]: 4_000n + 1_500n });
});

test('reading a recipe with too many levels throws instead of leaving out ingredients', async () => {
  const levels = [await added()];
  for (let depth = 1; depth <= 5; depth += 1) levels.push(await added(madeOf({ [levels.at(-1) ?? '']: 1 })));
  const [bottom = '', top = ''] = [levels[0], levels.at(-1)];
  const below = await added();
  await server.asOwner`update tenant.articles set is_composite = true where id = ${bottom}`;
  await server.asOwner`
    insert into tenant.article_ingredients (business_id, article_id, ingredient_id, quantity)
    values (${business.id}, ${bottom}, ${below}, 1000)`;
  await expect(movedBy(top)).rejects.toThrow('too deep');
});

test('reading a circular recipe, which the server never saves, terminates', async () => {
  const one = await added();
  const other = await added(madeOf({ [one]: 1 }));
  await server.asOwner`update tenant.articles set is_composite = true where id = ${one}`;
  await server.asOwner`
    insert into tenant.article_ingredients (business_id, article_id, ingredient_id, quantity)
    values (${business.id}, ${one}, ${other}, 1000)`;
  expect((await goods([other])).size).toBe(2);
});

test('a sale of an article from production moves the article and not its ingredients', async () => {
  const part = await added();
  const whole = await added({ ...madeOf({ [part]: 1 }), useProduction: true });
  expect(await movedBy(whole)).toEqual({ [whole]: 1_000n });
});

test('a business gets no articles of another one', async () => {
  const id = await added();
  const other = await addBusiness(server);
  expect(await goods([id], other.id)).toEqual(new Map());
});
