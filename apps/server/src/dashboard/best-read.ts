import type { Transaction } from '../platform/database/transaction.ts';
import { candidatesOf, isCertain, type BestList } from './best-bounds.ts';
import { dayCount, type DayRange } from './calendar.ts';
import { keptPieces, keptUnits, unitsOf, type KeptUnit } from './kept-pieces.ts';
import { topMost, totalsRead, type Named } from './totals-read.ts';

type Ranked = 'item' | 'client';

/** So many are looked at in full before the next many, and after that all. */
const steps = [14, 50, 200];
/** So many days and months whose best are not known yet are read in full; today is one of them. */
const unlistedMost = 4;
/** Of a short time everything is read as quickly. */
const shortDays = 3;

/** The best items or clients of a range in the shops that sold in it, found among the best of its days and months. */
export async function bestOf(
  transaction: Transaction,
  businessId: string,
  ranked: Ranked,
  range: DayRange,
  shopIds: readonly string[],
): Promise<readonly Named[]> {
  if (shopIds.length === 0) return [];
  const pieces = keptPieces(range);
  const read = totalsRead(transaction, businessId);
  const lists = dayCount(range) <= shortDays ? null : await listsOf(transaction, businessId, ranked, range);
  if (lists === null) return read.top(ranked, pieces);
  const units = pieces.flatMap(unitsOf);
  for (const most of steps) {
    const { keys, othersMost } = candidatesOf(lists, most);
    const best = await read.topAmong(ranked, units, { keys, shopIds });
    if (isCertain(best, topMost, othersMost)) return best;
  }
  return read.top(ranked, pieces);
}

interface ListRow extends KeptUnit {
  readonly best: Readonly<Record<string, number>> | null;
  readonly restMost: bigint | null;
}

/** Null where too many are not known yet. */
async function listsOf(
  { run }: Transaction,
  businessId: string,
  ranked: Ranked,
  range: DayRange,
): Promise<BestList[] | null> {
  const units = JSON.stringify(keptUnits(range));
  const rows = (await run(readLists, [businessId, units, ranked])) as unknown as readonly ListRow[];
  const unlisted = rows.filter(({ best }) => best === null);
  if (unlisted.length > unlistedMost) return null;
  const read = await Promise.all(
    unlisted.map(({ span, firstDay }) => run(readUnit, [businessId, ranked, span, firstDay])),
  );
  return [...rows.flatMap(listedIn), ...read.map(listOf)];
}

function listedIn({ best, restMost }: ListRow): BestList[] {
  if (best === null) return [];
  const amounts = new Map(Object.entries(best).map(([key, amount]) => [key, BigInt(amount)]));
  // Whoever is not listed may also have had nothing at all, where all others only gave back.
  return [{ amounts, restMost: restMost !== null && restMost > 0n ? restMost : 0n }];
}

const listOf = (rows: readonly Record<string, unknown>[]): BestList => ({
  amounts: new Map(rows.map(({ key, amount }) => [String(key), amount as bigint])),
  restMost: 0n,
});

const readLists = `
  select unit.span, unit."firstDay"::text as "firstDay", list.best, list.rest_most as "restMost"
  from jsonb_to_recordset($2::text::jsonb) as unit (span text, "firstDay" date)
  cross join lateral (
    select sum(count)::bigint as count, sum(with_vat)::bigint as with_vat from tenant.sale_totals
    where business_id = $1 and dimension = 'shop' and span = unit.span and first_day = unit."firstDay"
    offset 0
  ) sold
  left join tenant.sale_tops list
    on list.business_id = $1 and list.dimension = $3 and list.span = unit.span and list.first_day = unit."firstDay"
      and list.count = sold.count and list.with_vat = sold.with_vat
  where sold.count > 0`;

const readUnit = `
  select key, sum(with_vat)::bigint as amount from tenant.sale_totals
  where business_id = $1 and dimension = $2 and span = $3 and first_day = $4
  group by key`;
