import { contract, type CallName } from '@tezga/contract';
import { newArticle } from '../testing/index.ts';
import { asOwner, newShop, unique, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `articles.${string}` | `categories.${string}` | `units.${string}`>;

/** Valid inputs for the calls of articles, categories and units. */
export const inputsOfCatalog: Record<Calls, GoodInput> = {
  'articles.page': async (world) => ({
    search: 'artikull',
    categories: [await addedCategory(world)],
    sort: 'price',
  }),
  'articles.all': () => ({}),
  'articles.forWarehouse': () => ({ search: 'artikull', limit: '10' }),
  'articles.forRecipes': () => ({ limit: '10' }),
  'articles.simple': () => ({ limit: '10' }),
  'articles.forProduction': () => ({ limit: '10' }),
  'articles.info': async (world) => ({ articleIds: [await addedArticle(world), 'jo një id'] }),
  'articles.infoForAdmin': async (world) => ({
    businessId: world.business.id,
    articleIds: [await addedArticle(world)],
  }),
  'articles.valuation': () => ({ page: '1', perPage: '10' }),
  'articles.one': async (world) => ({ id: await addedArticle(world) }),
  'articles.images': async (world) => ({ articleIds: [await addedArticle(world)] }),
  'articles.priceHistory': async (world) => ({ id: await addedArticle(world) }),
  'articles.nextSku': () => ({}),
  'articles.nextSkus': () => ({ count: '3' }),
  'articles.isSkuFree': () => ({ sku: unique() }),
  'articles.isBarcodeFree': () => ({ barcode: unique() }),
  'articles.labels': async (world) => ({
    ids: [await addedArticle(world)],
    shopId: await newShop(world),
    count: 3,
    firstLabel: 5,
    language: 'it',
  }),
  'articles.add': articleInput,
  'articles.edit': async (world) => {
    const articleId = await addedArticle(world);
    const { article } = await (await asOwner(world))(contract.articles.one, { id: articleId });
    return { ...(await articleInput(world)), articleId, updatedAt: article.updatedAt };
  },
  'articles.remove': async (world) => ({ idsToDelete: [await addedArticle(world)] }),
  'articles.restore': async (world) => {
    const ids = [await addedArticle(world)];
    await (
      await asOwner(world)
    )(contract.articles.remove, { idsToDelete: ids });
    return { idsToRestore: ids };
  },
  'categories.list': () => ({}),
  'categories.add': () => ({ categoryDesc: unique() }),
  'categories.edit': async (world) => {
    const categoryId = await addedCategory(world);
    const { categories } = await (await asOwner(world))(contract.categories.list, {});
    const added = categories.find((category) => category.category_id === categoryId);
    return { category_id: categoryId, categoryDesc: unique(), updatedAt: added?.updatedAt };
  },
  'categories.remove': async (world) => ({ categories: [await addedCategory(world)] }),
  'categories.restore': async (world) => {
    const categories = [await addedCategory(world)];
    await (
      await asOwner(world)
    )(contract.categories.remove, { categories });
    return { categories };
  },
  'units.list': () => ({}),
  'units.standard': () => ({}),
  'units.add': () => ({ name: unique(), code: 'KGM' }),
  'units.keepMany': async (world) => [
    { unit_id: await addedUnit(world), name: unique(), code: 'LTR' },
    { name: unique() },
  ],
  'units.remove': async (world) => ({ units: [await addedUnit(world)] }),
  'units.restore': async (world) => {
    const units = [await addedUnit(world)];
    await (
      await asOwner(world)
    )(contract.units.remove, { units });
    return { units };
  },
};

async function articleInput(world: World) {
  const { server, business } = world;
  return newArticle(server, business.id, {
    sku: unique(),
    barcode: unique(),
    category: [await addedCategory(world)],
    byShops: [{ shopId: await newShop(world), price: 99.5 }],
    compositeProduct: true,
    ingredients: [{ articleId: await addedArticle(world), quantity: 0.25 }],
  });
}

export async function addedArticle(world: World): Promise<string> {
  const input = await newArticle(world.server, world.business.id, { sku: unique() });
  return (await (await asOwner(world))(contract.articles.add, input)).articleId;
}

/** A produced article with one ingredient. */
export async function addedProduct(world: World, ingredientId: string): Promise<string> {
  const input = await newArticle(world.server, world.business.id, {
    sku: unique(),
    compositeProduct: true,
    useProduction: true,
    ingredients: [{ articleId: ingredientId, quantity: 0.5 }],
  });
  return (await (await asOwner(world))(contract.articles.add, input)).articleId;
}

async function addedCategory(world: World): Promise<string> {
  const added = await (await asOwner(world))(contract.categories.add, { categoryDesc: unique() });
  return added.category_id;
}

async function addedUnit(world: World): Promise<string> {
  const added = await (await asOwner(world))(contract.units.add, { name: unique().slice(0, 30) });
  return added.unit_id;
}
