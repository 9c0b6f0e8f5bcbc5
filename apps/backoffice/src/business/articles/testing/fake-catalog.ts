import { contract, type WireInputOf, type WireOutputOf } from '@tezga/contract';
import { foldText } from '@tezga/domain';
import { aBusiness, aMoment, anId, pageOf, server } from '../../../testing/index.ts';

type WholeArticle = WireOutputOf<typeof contract.articles.one>['article'];
type PageRequest = WireInputOf<typeof contract.articles.page>;
type NewArticle = WireInputOf<typeof contract.articles.add>;

export const secondShop = { _id: anId(0x52), name: 'Dyqani i dytë', hidden: false };

export function anArticle(number: number, name: string, more: Partial<WholeArticle> = {}): WholeArticle {
  return {
    _id: anId(number),
    articleId: anId(number),
    name,
    sku: `${1000 + number}`,
    barcode: '',
    price: 100,
    currency: 'ALL',
    vat_id: '20',
    category: [],
    soldBy: 'unit',
    unit_id: anId(0x71),
    cost: 0,
    representation: 'box',
    shape: 'square',
    color: '#E8E8E8',
    hasImage: false,
    inventoryTrackable: true,
    compositeProduct: false,
    useProduction: false,
    useForProcessing: false,
    sellFreely: false,
    isScaleArticle: false,
    byShops: [],
    deleted: false,
    imageBase64: null,
    ingredients: [],
    scaleOptions: null,
    createdAt: aMoment,
    updatedAt: aMoment,
    ...more,
  };
}

interface Catalog {
  readonly articles: WholeArticle[];
  readonly categories: { category_id: string; categoryDesc: string }[];
  readonly units: { unit_id: string; name: string; code: string }[];
}

/** Fakes all article routes with lists in memory, including the mutations. */
export function answerCatalog(...articles: WholeArticle[]): Catalog {
  const catalog: Catalog = { articles, categories: [], units: [...aBusiness.units] };
  answerChoices(catalog);
  answerReading(catalog);
  answerCodes(catalog);
  answerChanges(catalog);
  return catalog;
}

function answerChoices({ categories, units }: Catalog): void {
  const shops = [...aBusiness.shops, secondShop];
  server.answer(contract.settings.necessaryData, (asked) => ({
    ...(asked.units ? { units } : {}),
    ...(asked.vat ? { vat: aBusiness.vat } : {}),
    ...(asked.categories ? { categories } : {}),
    ...(asked.currencies ? { currencies: aBusiness.currencies } : {}),
    ...(asked.shops ? { shops } : {}),
  }));
  server.answer(contract.categories.add, ({ categoryDesc }) => {
    const added = { category_id: anId(0x100 + categories.length), categoryDesc };
    categories.push(added);
    return { category_id: added.category_id };
  });
  server.answer(contract.units.add, ({ name, code }) => {
    const added = { unit_id: anId(0x200 + units.length), name, code };
    units.push(added);
    return { unit_id: added.unit_id };
  });
}

function answerReading({ articles }: Catalog): void {
  server.answer(contract.articles.page, (asked) => {
    const { rows, totals } = pageOf(found(articles, asked), asked);
    return {
      articles: rows.map((article) => ({ article: listed(article), stock: null, margin: 37.5 })),
      ...totals,
    };
  });
  server.answer(contract.articles.one, ({ id }) => ({ article: theOne(articles, id) }));
  server.answer(contract.articles.info, ({ articleIds }) => ({
    articles: articleIds.map((id) => withStock(theOne(articles, id))),
  }));
  server.answer(contract.articles.forRecipes, ({ search = '' }) => ({
    articles: found(articles, { search }).map(withStock),
  }));
  server.answer(contract.articles.images, { images: [] });
  server.answer(contract.articles.priceHistory, { prices: [] });
}

const availability = (owner: WholeArticle | undefined) => ({
  available: owner === undefined,
  takenBy: owner?.name ?? null,
});

function answerCodes({ articles }: Catalog): void {
  server.answer(contract.articles.nextSku, { sku: '2001' });
  server.answer(contract.articles.nextSkus, { skus: ['2001', '2002'] });
  server.answer(contract.articles.isSkuFree, ({ sku }) =>
    availability(articles.find((article) => article.sku === sku)),
  );
  server.answer(contract.articles.isBarcodeFree, ({ barcode }) =>
    availability(articles.find((article) => article.barcode === barcode)),
  );
}

function answerChanges({ articles }: Catalog): void {
  const message = 'U krye';
  const setDeleted = (ids: readonly string[], deleted: boolean) => {
    for (const [at, article] of articles.entries())
      if (ids.includes(article._id)) articles[at] = { ...article, deleted };
  };
  server.answer(contract.articles.add, (values) => {
    const added = anArticle(0x300 + articles.length, values.name, valuesOf(values));
    articles.push(added);
    return { articleId: added._id, message };
  });
  server.answer(contract.articles.edit, ({ articleId, updatedAt = '', ...values }) => {
    const at = articles.findIndex(({ _id }) => _id === articleId);
    articles[at] = { ...theOne(articles, articleId), ...valuesOf(values as Partial<NewArticle>) };
    return { updatedAt, message };
  });
  server.answer(contract.articles.remove, ({ idsToDelete }) => {
    setDeleted(idsToDelete, true);
    return { message };
  });
  server.answer(contract.articles.restore, ({ idsToRestore }) => {
    setDeleted(idsToRestore, false);
    return {};
  });
}

/** The values of the form as the server would return them. */
function valuesOf({ ingredients = [], ...values }: Partial<NewArticle>): Partial<WholeArticle> {
  const known = ingredients.map((each) => ({ ...each, name: '', sku: '', unit_id: anId(0x71) }));
  return { ...values, ingredients: known } as Partial<WholeArticle>;
}

function found(articles: readonly WholeArticle[], asked: Partial<PageRequest>): WholeArticle[] {
  const { search = '', deleted = false, vatIds = [], sort, direction } = asked;
  const sign = direction === 'descending' ? -1 : 1;
  return articles
    .filter((article) => article.deleted === deleted)
    .filter(({ name, barcode }) => foldText(`${name} ${barcode}`).includes(foldText(search)))
    .filter(({ vat_id: vatId }) => vatIds.length === 0 || vatIds.includes(vatId))
    .toSorted((one, other) => (sort === 'price' ? sign * (one.price - other.price) : 0));
}

function theOne(articles: readonly WholeArticle[], id: string): WholeArticle {
  const article = articles.find(({ _id }) => _id === id);
  if (article === undefined) throw new Error(`The catalog has no article ${id}.`);
  return article;
}

/** The article as lists return it. */
export function listed({
  articleId: _articleId,
  imageBase64: _image,
  ingredients: _ingredients,
  scaleOptions: _scale,
  createdAt: _created,
  ...article
}: WholeArticle) {
  return article;
}

const withStock = (article: WholeArticle) => ({ ...listed(article), stock: null });
