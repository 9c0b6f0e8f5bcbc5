import type { contract, WireInputOf, WireOutputOf } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import { addBusiness, type TestBusiness, type TestServer } from '../testing/index.ts';

export type ArticleRow = Extract<
  WireInputOf<typeof contract.imports.articles>,
  { articles: unknown }
>['articles'][number];
export type CustomerRow = WireInputOf<typeof contract.imports.customers>['customers'][number];
type Rows = WireOutputOf<typeof contract.imports.articles>['rows'];

export interface TrialBusiness extends TestBusiness {
  readonly client: ReturnType<TestServer['client']>;
}

/** A business with two units, and its owner's client. */
export async function trialBusiness(server: TestServer): Promise<TrialBusiness> {
  const business = await addBusiness(server);
  for (const unit of ['copë', 'kg']) {
    await server.asOwner`
      insert into tenant.units (business_id, id, name) values (${business.id}, ${newRecordId(new Date())}, ${unit})
      on conflict do nothing`;
  }
  return { ...business, client: server.client(business.owner.token) };
}

export async function addShop(server: TestServer, { id }: TestBusiness, name: string): Promise<string> {
  const shopId = newRecordId(new Date());
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city)
    values (${id}, ${shopId}, ${name}, 'Rr. e Provës 1', 'Tiranë')`;
  return shopId;
}

/** The articles by SKU, with the names of their units and categories. */
export function articlesOf({ asOwner }: TestServer, { id }: TestBusiness) {
  return asOwner`
    select article.*, unit.name as unit,
      array(
        select category.name from tenant.article_categories link
        join tenant.categories category on category.business_id = link.business_id and category.id = link.category_id
        where link.business_id = article.business_id and link.article_id = article.id order by 1) as categories
    from tenant.articles article
    join tenant.units unit on unit.business_id = article.business_id and unit.id = article.unit_id
    where article.business_id = ${id} order by article.sku`;
}

const tables = [
  'articles',
  'article_categories',
  'article_prices',
  'article_images',
  'article_ingredients',
  'price_history',
  'categories',
  'units',
  'customers',
];

/** Every row of the tables that an import can change, as text with all columns, by table. */
export async function dumpOf(
  { asOwner }: TestServer,
  { id }: TestBusiness,
): Promise<Record<string, string[]>> {
  const dumped = await Promise.all(
    tables.map(async (table) => {
      const rows = await asOwner`
        select to_jsonb(every)::text as line from ${asOwner(`tenant.${table}`)} every
        where business_id = ${id} order by 1`;
      return [table, rows.map((row) => String(row['line']))] as const;
    }),
  );
  return Object.fromEntries(dumped);
}

export const outcomesOf = (rows: Rows) => rows.map(({ outcome }) => outcome);

/** The problems of each row as text; '' for a valid row. */
export const problemsOf = (rows: Rows) =>
  rows.map(({ problems }) => problems.map(({ path, code }) => `${path}: ${code}`).join(', '));
