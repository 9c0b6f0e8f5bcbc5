import { columnOfCost } from '../platform/database/numeric.ts';
import { decoded, figure } from '@tezga/contract';
import { articleColors } from '@tezga/domain';
import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import type { Filling } from './add-staff.ts';
import { demoArticleId, demoArticles, demoCost, type DemoArticle } from './demo-articles.ts';
import { demoId } from './demo-id.ts';
import { demoProducts, demoRecipes } from './goods.ts';

const units = [
  { name: 'copë', code: 'XPP' },
  { name: 'kg', code: 'KGM' },
  { name: 'litër', code: 'LTR' },
  { name: 'arkë', code: 'XCR' },
] as const;

/** Inserts units, categories and articles. All ids are derived from names, so every installation gets the same ones. */
export async function addGoods(filling: Filling): Promise<void> {
  const articles = demoArticles(filling.business.trade);
  await addUnits(filling);
  await addCategories(filling, [...new Set(articles.map(({ good }) => good.category))]);
  await addArticles(filling, articles);
  await addRecipes(filling);
}

const idOf = ({ businessId }: Filling, kind: string, name: string) => demoId(`${businessId} ${kind} ${name}`);

async function addUnits(filling: Filling): Promise<void> {
  const { transaction, businessId, since } = filling;
  await transaction.run(
    `insert into tenant.units (business_id, id, name, code, created_at)
     select $1, id, name, code, $5 from unnest($2::text[], $3::text[], $4::text[]) as given (id, name, code)`,
    [
      businessId,
      units.map(({ name }) => idOf(filling, 'unit', name)),
      units.map(({ name }) => name),
      units.map(({ code }) => code),
      since,
    ],
  );
}

async function addCategories(filling: Filling, names: readonly string[]): Promise<void> {
  const { transaction, businessId, since } = filling;
  await transaction.run(
    `insert into tenant.categories (business_id, id, name, created_at, updated_at)
     select $1, id, name, $4, $4 from unnest($2::text[], $3::text[]) as given (id, name)`,
    [businessId, names.map((name) => idOf(filling, 'category', name)), names, since],
  );
}

async function addArticles(filling: Filling, articles: readonly DemoArticle[]): Promise<void> {
  const { transaction, businessId, business, since } = filling;
  const categories = [...new Set(articles.map(({ good }) => good.category))];
  const recipes = demoRecipes[business.trade];
  const given = rowsAsJson(
    articles.map(({ name, sku, barcode, price, good, isIngredient }) => ({
      id: demoArticleId(businessId, name),
      name,
      sku,
      barcode,
      price: decoded(figure.money, price),
      cost: columnOfCost(decoded(figure.unitCost, demoCost({ price, good }))),
      vat_id: good.vatId,
      sold_by: good.unit === 'kg' ? 'weight' : 'unit',
      unit_id: idOf(filling, 'unit', good.unit),
      icon: good.icon,
      color: articleColors[categories.indexOf(good.category) % articleColors.length],
      is_composite: name in recipes,
      is_stock_counted: business.trade !== 'exchange' && (demoProducts.has(name) || !(name in recipes)),
      is_produced: demoProducts.has(name),
      is_for_processing: isIngredient,
      category_id: idOf(filling, 'category', good.category),
      history_id: idOf(filling, 'price', name),
    })),
  );
  const rows = `jsonb_to_recordset($2::text::jsonb) as given (
    id text, name text, sku text, barcode text, price bigint, cost bigint, vat_id text, sold_by text, unit_id text,
    icon text, color text, is_composite boolean, is_stock_counted boolean, is_produced boolean, is_for_processing boolean, category_id text,
    history_id text)`;
  await transaction.run(
    `insert into tenant.articles
       (business_id, id, name, sku, barcode, price, cost, vat_id, sold_by, unit_id, icon, color, is_composite,
        is_stock_counted, is_produced, is_for_processing, created_at, updated_at)
     select $1, id, name, sku, barcode, price, cost, vat_id, sold_by, unit_id, icon, color, is_composite,
       is_stock_counted, is_produced, is_for_processing, $3::timestamptz, $3::timestamptz from ${rows}`,
    [businessId, given, since],
  );
  await transaction.run(
    `insert into tenant.article_categories (business_id, article_id, category_id) select $1, id, category_id from ${rows}`,
    [businessId, given],
  );
  await transaction.run(
    `insert into tenant.price_history (business_id, id, article_id, price, currency, at, user_id, user_name)
     select $1, history_id, id, price, 'ALL', $3::timestamptz, $4, $5 from ${rows}`,
    [businessId, given, since, demoId(business.owner.email), business.owner.name],
  );
}

async function addRecipes(filling: Filling): Promise<void> {
  const { transaction, businessId, business } = filling;
  for (const [name, ingredients] of Object.entries(demoRecipes[business.trade])) {
    for (const [ingredient, quantity] of Object.entries(ingredients)) {
      await transaction.run(
        'insert into tenant.article_ingredients (business_id, article_id, ingredient_id, quantity) values ($1, $2, $3, $4)',
        [
          businessId,
          demoArticleId(businessId, name),
          demoArticleId(businessId, ingredient),
          String(decoded(figure.quantity, quantity)),
        ],
      );
    }
  }
}
