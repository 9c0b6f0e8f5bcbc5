import type { Money, Quantity, SoldGrouping } from '@tezga/domain';
import type { DayRange } from '../dashboard/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { withCustomPlan } from '../platform/database/with-custom-plan.ts';
import { andAll, valuesFor, type Values } from '../platform/documents/find-page.ts';
import { documentedSold } from './documented-sold.ts';
import { keptDimension, keptSold } from './kept-sold.ts';
import { matchingRows, nameMatches, namesOf } from './row-names.ts';
import type { SoldFilter } from './sold-filter.ts';

export interface SoldRow {
  readonly key: string;
  readonly name: string | null;
  readonly unit: string | null;
  readonly count: bigint;
  readonly quantity: Quantity;
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
  readonly cost: Money;
  /** The total of the row with this key in the previous period. */
  readonly before: Money | null;
}

type Sums = Omit<SoldRow, 'key' | 'name' | 'unit' | 'before'>;

export interface SoldPage {
  readonly rows: readonly SoldRow[];
  readonly rowCount: number;
  readonly totals: Sums;
  /** The sums of the rows of the previous period that match the same search. */
  readonly before: { readonly count: bigint; readonly withVat: Money };
}

export interface SoldPageRequest {
  readonly search: string | undefined;
  readonly sort: 'key' | 'name' | 'count' | 'quantity' | 'withoutVat' | 'vat' | 'total';
  readonly direction: 'ascending' | 'descending';
  readonly skip: number;
  /** The maximum number of rows; null for all. */
  readonly take: number | null;
}

/**
 * Reads a page of the sales by a grouping, the sums of all rows and, if requested, the sums of the previous period.
 * Runs without the plan cache, because a filter may match all sales or only a few.
 */
export async function readSold(
  transaction: Transaction,
  businessId: string,
  grouping: SoldGrouping,
  { filter, before, page }: { filter: SoldFilter; before: DayRange | null; page: SoldPageRequest },
): Promise<SoldPage> {
  const values = valuesFor(businessId);
  const earlier = before === null ? null : { ...filter, ...before };
  const statement = statementFor(grouping, filter, earlier, page, values);
  const rows = await withCustomPlan(transaction, () => transaction.run<Found>(statement, values.given));
  const [first] = rows;
  if (first === undefined) throw new Error('the sums of a report are always one row');
  return {
    rows: rows.flatMap((row) => (row.key === null ? [] : [{ ...row, key: row.key }])),
    rowCount: Number(first.rowCount),
    totals: {
      count: first.countSum,
      quantity: first.quantitySum,
      withoutVat: first.withoutVatSum,
      vat: first.vatSum,
      withVat: first.withVatSum,
      cost: first.costSum,
    },
    before: { count: first.countBefore, withVat: first.withVatBefore },
  };
}

/**
 * A row of the page, which also has the sums of the report. If the page is empty, there is one row with the sums and
 * a null key.
 */
interface Found extends Omit<SoldRow, 'key'> {
  readonly key: string | null;
  readonly rowCount: bigint;
  readonly countSum: bigint;
  readonly quantitySum: Quantity;
  readonly withoutVatSum: Money;
  readonly vatSum: Money;
  readonly withVatSum: Money;
  readonly costSum: Money;
  readonly countBefore: bigint;
  readonly withVatBefore: Money;
}

const figures = {
  count: 'count',
  quantity: 'quantity',
  withoutVat: 'without_vat',
  vat: 'vat',
  withVat: 'with_vat',
  cost: 'cost',
} as const;

const sortColumns: Readonly<Record<SoldPageRequest['sort'], string>> = {
  key: 'key',
  name: 'name collate platform.albanian',
  count: 'count',
  quantity: 'quantity',
  withoutVat: '"withoutVat"',
  vat: 'vat',
  total: '"withVat"',
};

function statementFor(
  grouping: SoldGrouping,
  filter: SoldFilter,
  earlier: SoldFilter | null,
  { search, sort, direction, skip, take }: SoldPageRequest,
  values: Values,
): string {
  const { place } = values;
  const sold = soldRows(grouping, filter, values);
  const soldBefore =
    earlier === null
      ? notCompared
      : matchingRows(grouping, soldRows(grouping, earlier, values), search, values);
  const listed = Object.entries(figures).map(([name, column]) => `sold.${column} as "${name}"`);
  const summed = Object.keys(figures).map((name) => `coalesce(sum("${name}"), 0)::bigint as "${name}Sum"`);
  const { name, unit, join } = namesOf[grouping];
  const order = direction === 'ascending' ? 'asc' : 'desc';
  return `
    with sold as materialized (${sold}), earlier as materialized (${soldBefore}),
    wanted as materialized (
      select sold.key, ${name} as name, ${unit} as unit, ${listed.join(', ')}, earlier.with_vat as before
      from sold left join earlier on earlier.key = sold.key ${join}
      where true${andAll(nameMatches(grouping, search, values))}
    ),
    summed as (
      select count(*) as "rowCount", ${summed.join(', ')},
        (select coalesce(sum(count), 0)::bigint from earlier) as "countBefore",
        (select coalesce(sum(with_vat), 0)::bigint from earlier) as "withVatBefore"
      from wanted
    )
    select summed.*, page.* from summed left join (
      select * from wanted order by ${sortColumns[sort]} ${order} nulls last, key
      limit ${place(take)}::integer offset ${place(skip)}
    ) page on true order by ${sortColumns[sort]} ${order} nulls last, key`;
}

const notCompared = 'select null::text as key, null::bigint as count, null::bigint as with_vat where false';

function soldRows(grouping: SoldGrouping, filter: SoldFilter, values: Values): string {
  const dimension = keptDimension(grouping, filter);
  return dimension === null
    ? documentedSold(grouping, filter, values)
    : keptSold(grouping, dimension, filter, values);
}
