import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addArticle,
  addBusiness,
  newArticle,
  refusalOf,
  startTestServer,
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

const call = () => server.client(business.owner.token);
const madeOf = (ids: readonly string[]) => ({
  compositeProduct: ids.length > 0,
  ingredients: ids.map((articleId) => ({ articleId, quantity: 1 })),
});
const added = (ids: readonly string[] = []) =>
  addArticle(server, business.id, business.owner.token, madeOf(ids));

async function changeRecipe(id: string, ids: readonly string[]) {
  const { article } = await call()(contract.articles.one, { id });
  const input = await newArticle(server, business.id, { sku: article.sku, ...madeOf(ids) });
  return { articleId: id, ...input, updatedAt: article.updatedAt };
}

const refusedChange = async (id: string, ids: readonly string[]) =>
  (await refusalOf(call()(contract.articles.edit, await changeRecipe(id, ids)))).code;

test('an article cannot be its own ingredient, directly or through other recipes', async () => {
  const bottom = await added();
  const middle = await added([bottom]);
  const top = await added([middle]);
  expect(await refusedChange(bottom, [bottom])).toBe('recipe-circle');
  expect(await refusedChange(bottom, [top])).toBe('recipe-circle');
});

test('a recipe of more than five levels is refused, also when an ingredient at the bottom gets a recipe', async () => {
  const levels = [await added()];
  for (let level = 1; level <= 5; level += 1) levels.push(await added(levels.slice(-1)));
  const refused = await refusalOf(
    call()(contract.articles.add, await newArticle(server, business.id, madeOf(levels.slice(-1)))),
  );
  expect(refused.code).toBe('recipe-too-deep');
  // A recipe for the lowest article would make the top one too deep.
  expect(await refusedChange(levels[0] ?? '', [await added()])).toBe('recipe-too-deep');
});

test('an ingredient of an existing article cannot be deleted, except together with that article', async () => {
  const part = await added();
  const whole = await added([part]);
  const remove = (idsToDelete: string[]) => call()(contract.articles.remove, { idsToDelete });
  expect((await refusalOf(remove([part]))).code).toBe('article-in-recipe');
  await remove([part, whole]);
  await call()(contract.articles.restore, { idsToRestore: [part, whole] });
  await call()(contract.articles.edit, await changeRecipe(whole, []));
  await remove([part]);
});

test('a deleted ingredient may stay in its recipe but cannot be added to another', async () => {
  const part = await added();
  const whole = await added([part]);
  await call()(contract.articles.remove, { idsToDelete: [part, whole] });
  await call()(contract.articles.restore, { idsToRestore: [whole] });
  await call()(contract.articles.edit, await changeRecipe(whole, [part]));
  expect(await refusedChange(await added(), [part])).toBe('not-found');
});

test('of two concurrent recipe changes that together form a cycle one is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await added(), await added()];
    const changes = [await changeRecipe(one, [other]), await changeRecipe(other, [one])];
    const outcomes = await Promise.allSettled(
      changes.map((change) => call()(contract.articles.edit, change)),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(['recipe-circle']);
  }
});
