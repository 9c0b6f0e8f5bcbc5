import type { contract } from '@tezga/contract';
import { isOwner, seesExpected, type CountState, type Money, type Quantity } from '@tezga/domain';
import { searchPatterns } from '../../platform/database/search-patterns.ts';
import { withCustomPlan } from '../../platform/database/with-custom-plan.ts';
import { oneOf, valuesFor } from '../../platform/documents/find-page.ts';
import type { BusinessContext, Handler } from '../../platform/http/context.ts';
import { articlesOf, type CountedRow } from './counted-articles.ts';
import { readStocktakes, stocktakeOf, stocktakeReply, type StocktakeRow } from './stocktake-store.ts';

export const stocktakes: Handler<typeof contract.warehouse.stocktakes> = async (
  { page, perPage, shopIds, statuses },
  { transaction, businessId },
) => {
  const values = valuesFor(businessId);
  const filter = [
    ...oneOf('stocktake.shop_id', shopIds, values),
    ...oneOf('stocktake.status', statuses, values),
  ];
  const wanted = `${readStocktakes}${filter.map((each) => ` and ${each}`).join('')}`;
  const [[counted], rows] = await Promise.all([
    transaction.run<{ readonly total: bigint }>(`select count(*) as total from (${wanted}) matching`, [
      ...values.given,
    ]),
    transaction.run<StocktakeRow>(
      `${wanted} order by stocktake.opened_at desc, stocktake.id desc
       limit ${values.place(perPage)} offset ${values.place((page - 1) * perPage)}`,
      values.given,
    ),
  ]);
  return { data: rows.map(stocktakeReply), total: Number(counted?.total ?? 0n) };
};

interface Progress {
  readonly articlesCount: bigint;
  readonly countedCount: bigint;
  readonly differentCount: bigint;
  readonly surplus: Money;
  readonly shortage: Money;
}

export const stocktake: Handler<typeof contract.warehouse.stocktake> = async ({ id }, context) => {
  const { transaction, businessId } = context;
  const row = await stocktakeOf(transaction, businessId, id);
  const values = valuesFor(businessId);
  const articles = articlesOf(row, values);
  const [progress] = await withCustomPlan(transaction, () =>
    transaction.run<Progress>(`select ${sums} from (${articles}) article`, values.given),
  );
  if (progress === undefined) throw new Error('a sum has one row');
  const { articlesCount, countedCount, differentCount, surplus, shortage } = progress;
  const sees = mayCompare(row, context);
  return {
    stocktake: {
      ...stocktakeReply(row),
      articlesCount: Number(articlesCount),
      countedCount: Number(countedCount),
      differentCount: sees ? Number(differentCount) : null,
      surplus: sees ? surplus : null,
      shortage: sees ? shortage : null,
    },
  };
};

const difference = 'counted - expected';
/** In hundredths of a lek: thousandths of a piece times millionths of a lek, divided by 10 million. */
const valueOfDifference = `round((${difference}) * "unitCost" / 10000000.0)::bigint`;

const sums = `count(*) as "articlesCount", count(counted) as "countedCount",
  count(*) filter (where counted <> expected) as "differentCount",
  coalesce(sum(${valueOfDifference}) filter (where counted > expected), 0)::bigint as surplus,
  coalesce(sum(${valueOfDifference}) filter (where counted < expected), 0)::bigint as shortage`;

const stateConditions: Record<CountState, string> = {
  counted: 'counted is not null',
  uncounted: 'counted is null',
  different: 'counted <> expected',
};

interface LineRow extends CountedRow {
  readonly difference: Quantity | null;
  readonly value: Money | null;
  readonly total: bigint;
}

export const stocktakeLines: Handler<typeof contract.warehouse.stocktakeLines> = async (input, context) => {
  const { id, page, perPage, search, state } = input;
  const { transaction, businessId } = context;
  const row = await stocktakeOf(transaction, businessId, id);
  const sees = mayCompare(row, context);
  const values = valuesFor(businessId);
  const articles = articlesOf(row, values);
  // Ignores the filter by difference in a blind stocktake, because it would reveal the expected quantities.
  const wanted = state === 'different' && !sees ? undefined : state;
  const conditions = [
    ...(wanted === undefined ? [] : [stateConditions[wanted]]),
    ...searchPatterns(search).map((pattern) => `search_text like ${values.place(pattern)}`),
  ];
  const rows = await withCustomPlan(transaction, () =>
    transaction.run<LineRow>(
      `select article.*, ${difference} as difference, ${valueOfDifference} as value, count(*) over () as total
       from (${articles}) article ${conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`}
       order by name collate platform.albanian, "articleId"
       limit ${values.place(perPage)} offset ${values.place((page - 1) * perPage)}`,
      values.given,
    ),
  );
  return { lines: rows.map((line) => lineReply(line, sees)), total: Number(rows[0]?.total ?? 0n) };
};

const mayCompare = (
  { isBlind, status, openedBy }: StocktakeRow,
  { person, role }: Pick<BusinessContext, 'person' | 'role'>,
): boolean => seesExpected({ isBlind, status, openedBy }, { isOwner: isOwner(role), userId: person.id });

const lineReply = (line: LineRow, sees: boolean) => ({
  articleId: line.articleId,
  name: line.name,
  sku: line.sku,
  unit: line.unit,
  counted: line.counted,
  expected: sees ? line.expected : null,
  difference: sees ? line.difference : null,
  value: sees ? line.value : null,
  countedBy: [...line.countedBy],
  countedAt: line.countedAt?.toISOString() ?? null,
});
