import { mayReadField, type contract, type OutputOf } from '@tezga/contract';
import { endOfTiranaDay, startOfTiranaDay, type Money, type Quantity } from '@tezga/domain';
import { rangeBefore } from '../dashboard/index.ts';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import { withCustomPlan } from '../platform/database/with-custom-plan.ts';
import { andAll, oneOf, valuesFor, type Values } from '../platform/documents/find-page.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { isNotReplaced } from '../warehouse/index.ts';
import { inCategories } from './in-categories.ts';

interface Figures {
  readonly closing: Quantity;
  readonly closingValue: Money;
  readonly entered: Quantity;
  readonly enteredValue: Money;
  readonly left: Quantity;
  readonly leftValue: Money;
  readonly revaluedValue: Money;
  readonly opening: Quantity;
  readonly openingValue: Money;
}

type Sums = { readonly [Name in keyof Figures as `${Name}Sum`]: Figures[Name] };

interface Row extends Figures, Sums {
  readonly key: string | null;
  readonly name: string;
  readonly unit: string | null;
  readonly rowCount: bigint;
}

const names = [
  'opening',
  'openingValue',
  'entered',
  'enteredValue',
  'left',
  'leftValue',
  'revaluedValue',
  'closing',
  'closingValue',
] as const;

const sortColumns = {
  name: 'name collate platform.albanian',
  opening: 'opening',
  entered: 'entered',
  left: '"left"',
  closing: 'closing',
  leftValue: '"leftValue"',
} as const;

type Stock = typeof contract.reports.stock;

/** Roles that may not read costs get no order by value, because the order would reveal them. */
export const stock: Handler<Stock> = (input, context) =>
  stockReport(
    input.sort === 'leftValue' && !mayReadField('cost', context) ? { ...input, sort: 'left' } : input,
    context,
  );

type Input = Parameters<Handler<Stock>>[0];
type Reading = Pick<BusinessContext, 'transaction' | 'businessId'>;

/**
 * Computes the closing stock of a period as today's stock minus the movements after the period, and the opening
 * stock as the closing stock minus the movements in the period. So movements before the period need not be read.
 */
export async function stockReport(
  input: Input,
  { transaction, businessId }: Reading,
): Promise<OutputOf<Stock>> {
  const { from, to, shopIds, categoryIds, page, perPage, search, sort, direction } = input;
  const values = valuesFor(businessId);
  const { place } = values;
  const [start, end] = [place(startOfTiranaDay(from)), place(endOfTiranaDay(to))];
  const moved = andAll([
    ...oneOf('shop_id', shopIds, values),
    ...inCategories('article_id', categoryIds, values),
  ]);
  const matches = articleMatches(search, values);
  const order = `${sortColumns[sort]} ${direction === 'ascending' ? 'asc' : 'desc'}, key`;
  const statement = `
    with moved as materialized (${movedSums({ start, end, conditions: moved })}),
    wanted as materialized (${placedStock(moved, andAll(matches))}
    ), summed as (
      select count(*) as "rowCount", ${names.map((name) => `coalesce(sum("${name}"), 0)::bigint as "${name}Sum"`).join(', ')}
      from wanted
    )
    select summed.*, page.* from summed
    left join (select * from wanted order by ${order} limit ${place(perPage)} offset ${place((page - 1) * perPage)}) page on true
    order by ${order}`;
  const rows = await withCustomPlan(transaction, () => transaction.run<Row>(statement, values.given));
  const [first] = rows;
  if (first === undefined) throw new Error('the sums of a report are always one row');
  return {
    rows: rows.flatMap((row) =>
      row.key === null ? [] : [{ key: row.key, name: row.name, unit: row.unit, ...figuresOf(row) }],
    ),
    totalResult: Number(first.rowCount),
    totals: {
      opening: first.openingSum,
      openingValue: first.openingValueSum,
      entered: first.enteredSum,
      enteredValue: first.enteredValueSum,
      left: first.leftSum,
      leftValue: first.leftValueSum,
      revaluedValue: first.revaluedValueSum,
      closing: first.closingSum,
      closingValue: first.closingValueSum,
    },
    // The period before ends where this one starts.
    before: {
      ...(await valuesBefore(input, { transaction, businessId })),
      closingValue: first.openingValueSum,
    },
  };
}

const articleMatches = (search: string | undefined, { place }: Values): string[] =>
  searchPatterns(search).map((pattern) => `article.search_text like ${place(pattern)}`);

/** The values that entered and left the stock in the period before. */
async function valuesBefore(input: Input, { transaction, businessId }: Reading) {
  const before = rangeBefore(input);
  const values = valuesFor(businessId);
  const matches = articleMatches(input.search, values);
  const conditions = andAll([
    `at >= ${values.place(startOfTiranaDay(before.from))}::timestamptz`,
    `at < ${values.place(endOfTiranaDay(before.to))}::timestamptz`,
    ...oneOf('shop_id', input.shopIds, values),
    ...inCategories('article_id', input.categoryIds, values),
    ...(matches.length === 0
      ? []
      : [
          `exists (select from tenant.articles article where article.business_id = $1
            and article.id = movement.article_id${andAll(matches)})`,
        ]),
  ]);
  const statement = `
    select coalesce(sum(value) filter (where quantity > 0), 0)::bigint as "enteredValue",
      -coalesce(sum(value) filter (where quantity < 0), 0)::bigint as "leftValue"
    from tenant.stock_movements movement where business_id = $1${conditions} and ${isNotReplaced('movement')}`;
  const [sums] = await withCustomPlan(transaction, () =>
    transaction.run<Pick<Figures, 'enteredValue' | 'leftValue'>>(statement, values.given),
  );
  if (sums === undefined) throw new Error('sums are always one row');
  return { ...before, ...sums };
}

const figuresOf = (row: Figures): Figures => ({
  opening: row.opening,
  openingValue: row.openingValue,
  entered: row.entered,
  enteredValue: row.enteredValue,
  left: row.left,
  leftValue: row.leftValue,
  revaluedValue: row.revaluedValue,
  closing: row.closing,
  closingValue: row.closingValue,
});

interface Moving {
  /** Placeholders of the parameters for the start and the end of the period. */
  readonly start: string;
  readonly end: string;
  readonly conditions: string;
}

/** SQL that sums the movements of each article in the period and after it. */
function movedSums({ start, end, conditions }: Moving): string {
  const within = `at >= ${start}::timestamptz and at < ${end}::timestamptz`;
  return `
      select article_id,
        coalesce(sum(quantity) filter (where quantity > 0 and ${within}), 0)::bigint as entered,
        coalesce(sum(value) filter (where quantity > 0 and ${within}), 0)::bigint as "enteredValue",
        -coalesce(sum(quantity) filter (where quantity < 0 and ${within}), 0)::bigint as "left",
        -coalesce(sum(value) filter (where quantity < 0 and ${within}), 0)::bigint as "leftValue",
        coalesce(sum(value) filter (where quantity = 0 and ${within}), 0)::bigint as "revaluedValue",
        coalesce(sum(quantity) filter (where at >= ${end}::timestamptz), 0)::bigint as since,
        coalesce(sum(value) filter (where at >= ${end}::timestamptz), 0)::bigint as "sinceValue"
      from tenant.stock_movements movement
      where business_id = $1 and at >= ${start}::timestamptz${conditions} and ${isNotReplaced('movement')}
      group by article_id`;
}

/**
 * SQL for the stock of each article at the start and the end of the period; without articles that have neither stock
 * nor movements.
 */
const placedStock = (conditions: string, matches: string): string => `
      with now as (
      select article_id, sum(quantity)::bigint as quantity, sum(value)::bigint as value
      from tenant.stock where business_id = $1${conditions} group by article_id
      )
      select key, name, unit, entered, "enteredValue", "left", "leftValue", "revaluedValue", closing, "closingValue",
        closing - entered + "left" as opening,
        "closingValue" - "enteredValue" + "leftValue" - "revaluedValue" as "openingValue"
      from (
        select now.article_id as key, article.name,
          (select unit.name from tenant.units unit where unit.business_id = $1 and unit.id = article.unit_id) as unit,
          coalesce(entered, 0) as entered, coalesce("enteredValue", 0) as "enteredValue",
          coalesce("left", 0) as "left", coalesce("leftValue", 0) as "leftValue",
          coalesce("revaluedValue", 0) as "revaluedValue",
          now.quantity - coalesce(since, 0) as closing, now.value - coalesce("sinceValue", 0) as "closingValue"
        from now left join moved using (article_id)
        join tenant.articles article on article.business_id = $1 and article.id = now.article_id
        where true${matches}
      ) placed
      where closing <> 0 or entered <> 0 or "left" <> 0 or "closingValue" <> 0 or "revaluedValue" <> 0`;
