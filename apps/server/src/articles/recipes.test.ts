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

test('nothing is made of itself, neither at once nor through others', async () => {
  const bottom = await added();
  const middle = await added([bottom]);
  const top = await added([middle]);
  expect(await refusedChange(bottom, [bottom])).toBe('recipe-circle');
  expect(await refusedChange(bottom, [top])).toBe('recipe-circle');
});

test('a recipe is at most five deep, seen from the top as well', async () => {
  const levels = [await added()];
  for (let level = 1; level <= 5; level += 1) levels.push(await added(levels.slice(-1)));
  const refused = await refusalOf(
    call()(contract.articles.add, await newArticle(server, business.id, madeOf(levels.slice(-1)))),
  );
  expect(refused.code).toBe('recipe-too-deep');
  // Below the lowest nothing more fits, because of what stands above it.
  expect(await refusedChange(levels[0] ?? '', [await added()])).toBe('recipe-too-deep');
});

test('what a recipe needs is not deleted, unless the whole goes with it', async () => {
  const part = await added();
  const whole = await added([part]);
  const remove = (idsToDelete: string[]) => call()(contract.articles.remove, { idsToDelete });
  expect((await refusalOf(remove([part]))).code).toBe('article-in-recipe');
  await remove([part, whole]);
  await call()(contract.articles.restore, { idsToRestore: [part, whole] });
  await call()(contract.articles.edit, await changeRecipe(whole, []));
  await remove([part]);
});

test('an ingredient that is gone stays in the recipe it was in, and enters no other', async () => {
  const part = await added();
  const whole = await added([part]);
  await call()(contract.articles.remove, { idsToDelete: [part, whole] });
  await call()(contract.articles.restore, { idsToRestore: [whole] });
  await call()(contract.articles.edit, await changeRecipe(whole, [part]));
  expect(await refusedChange(await added(), [part])).toBe('not-found');
});

test('of two people who would make a circle together one is refused', async () => {
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
