import type { contract, OutputOf } from '@tezga/contract';
import type { z } from 'zod';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import { withCustomPlan } from '../platform/database/with-custom-plan.ts';
import { andAll, oneOf, valuesFor, type Values } from '../platform/documents/find-page.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';

type StockInput = z.output<typeof contract.warehouse.stock.input>;
type StockRow = OutputOf<typeof contract.warehouse.stock>['result'][number];

/** Capped count: counting stops at this number of rows, which is also the maximum of an export. */
const countedMax = 10_000;

export const stock: Handler<typeof contract.warehouse.stock> = (input, context) => pageOf(input, context);

/** Ignores the page of the screen: starts at the first row and takes the maximum. */
export const allStock: Handler<typeof contract.warehouse.allStock> = (input, context) =>
  pageOf({ ...input, page: 1, perPage: countedMax }, context);

async function pageOf(input: StockInput, { transaction, businessId }: BusinessContext) {
  const values = valuesFor(businessId);
  const from = `${stockWithArticles} where ${conditionsOf(input, values).join(' and ')}`;
  const filter = [...values.given];
  const { place } = values;
  const page = `select ${columns} ${from} order by ${orderOf(input)}
    limit ${place(input.perPage)} offset ${place((input.page - 1) * input.perPage)}`;
  // Without the plan cache, because a filter may match all stock or one article.
  const [result, [counted]] = await withCustomPlan(transaction, () =>
    Promise.all([
      transaction.run<StockRow>(page, values.given),
      transaction.run<{ readonly count: bigint }>(
        `select count(*) as count from (select 1 ${from} limit ${countedMax + 1}) counted`,
        filter,
      ),
    ]),
  );
  const all = Number(counted?.count ?? 0n);
  return { result: [...result], total: Math.min(all, countedMax), isMore: all > countedMax };
}

const columns = `stock.article_id as "articleId", article.name, article.deleted_at is not null as deleted, article.sku,
  unit.name as unit, stock.shop_id as "shopId", shop.name as "shopName", stock.quantity,
  stock.average as "averageCost", stock.value, lowest.minimum`;

const stockWithArticles = `from tenant.stock stock
  join tenant.articles article on article.business_id = $1 and article.id = stock.article_id
  join tenant.units unit on unit.business_id = $1 and unit.id = article.unit_id
  join tenant.shops shop on shop.business_id = $1 and shop.id = stock.shop_id
  left join tenant.stock_minimums lowest on lowest.business_id = $1 and lowest.shop_id = stock.shop_id
    and lowest.article_id = stock.article_id`;

const stateConditions = {
  available: 'stock.quantity > 0',
  low: 'stock.quantity < lowest.minimum',
  none: 'stock.quantity = 0',
  negative: 'stock.quantity < 0',
} as const;

function conditionsOf({ shopIds, categories, states, search }: StockInput, values: Values): string[] {
  const { place } = values;
  const chosen = states.map((state) => stateConditions[state]).join(' or ');
  return [
    'stock.business_id = $1',
    '(stock.movements > 0 or lowest.minimum is not null)',
    // A deleted article is shown as long as it has a stock.
    '(article.deleted_at is null or stock.quantity <> 0)',
    ...oneOf('stock.shop_id', shopIds, values),
    ...(chosen === '' ? [] : [`(${chosen})`]),
    ...inCategories('stock.article_id', categories, values),
    ...searchPatterns(search).map((pattern) => `article.search_text like ${place(pattern)}`),
  ];
}

/** A condition: the article is in one of the categories. */
export const inCategories = (column: string, categories: readonly string[], values: Values): string[] =>
  categories.length === 0
    ? []
    : [
        `exists (select from tenant.article_categories link
          where link.business_id = $1 and link.article_id = ${column}${andAll(oneOf('link.category_id', categories, values))})`,
      ];

const sortKeys = {
  name: 'article.name collate platform.albanian',
  quantity: 'stock.quantity',
  value: 'stock.value',
} as const;

/** The ids make the order complete, so that pages do not overlap. */
const orderOf = ({ sort, direction }: StockInput): string =>
  `${sortKeys[sort]} ${direction === 'descending' ? 'desc' : 'asc'}, stock.article_id, stock.shop_id`;
