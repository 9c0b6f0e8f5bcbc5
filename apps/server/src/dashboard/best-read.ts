import type { Transaction } from '../platform/database/transaction.ts';
import { dayCount, type DayRange } from './calendar.ts';
import { keptPieces, listedTimes } from './kept-pieces.ts';
import { totalsRead } from './totals-read.ts';

export type Ranked = 'item' | 'client';

interface Best {
  readonly key: string;
  readonly withVat: bigint;
  /** The quantity of an item, the invoices of a client. */
  readonly beside: bigint;
}

export interface NamedBest extends Best {
  readonly name: string;
}

/** So many are shown. */
const shownMost = 10;

interface Step {
  /** So many of each list are read. */
  readonly listed: number;
  /** So many are looked at closely. */
  readonly most: number;
}

/** More than any list has. */
const allListed = 1_000;
/**
 * What is tried one after the other until the best are certain; after that all are read. Clients are more alike than items,
 * but in a long time the best of them stand out, so that fewer of each list are enough.
 */
const steps: Record<Ranked, (days: number) => readonly Step[]> = {
  item: () => [
    { listed: 60, most: 14 },
    { listed: allListed, most: 50 },
    { listed: allListed, most: 200 },
  ],
  client: (days) => [
    { listed: days > longDays ? 150 : 300, most: 50 },
    { listed: allListed, most: 200 },
  ],
};
const longDays = 150;
/** So many lists that are not made yet are made up for by reading all of their time; today is always one. */
const unmadeMost = 4;

/** The best items or clients of a range in the shops that sold in it, found among the best of its days, tens of days, months and years. */
export function bestRead(
  transaction: Transaction,
  businessId: string,
  { shopIds, today }: { readonly shopIds: readonly string[]; readonly today: string },
) {
  const { run } = transaction;

  async function amongLists(ranked: Ranked, range: DayRange): Promise<readonly Best[] | null> {
    const [times, shops] = [JSON.stringify(listedTimes(range, today)), JSON.stringify(shopIds)];
    for (const { listed, most } of steps[ranked](dayCount(range))) {
      const rows = await run(candidates[ranked], [businessId, times, shops, most, unmadeMost, listed]);
      const found = rows as unknown as readonly CandidateRow[];
      if (found.some(({ unmade }) => unmade > unmadeMost)) return null;
      if (isCertain(found)) return found.slice(0, shownMost);
    }
    return null;
  }

  async function amongAll(ranked: Ranked, range: DayRange): Promise<readonly Best[]> {
    const all = await totalsRead(transaction, businessId).top(ranked, keptPieces(range), shownMost);
    return all.map(({ key, withVat, quantity, count }) => ({
      key,
      withVat,
      beside: ranked === 'item' ? quantity : count,
    }));
  }

  return async (ranked: Ranked, range: DayRange): Promise<NamedBest[]> => {
    if (shopIds.length === 0) return [];
    const best = (await amongLists(ranked, range)) ?? (await amongAll(ranked, range));
    const rows = await run(readNames[ranked], [businessId, JSON.stringify(best.map(({ key }) => key))]);
    const names = new Map(rows.map(({ id, name }) => [String(id), String(name)]));
    return best.map(({ key, withVat, beside }) => ({ key, name: names.get(key) ?? '', withVat, beside }));
  };
}

interface CandidateRow extends Best {
  /** The most that anyone else can come to; null where there is nobody else. */
  readonly othersMost: bigint | null;
  /** How many lists are not made yet. */
  readonly unmade: bigint;
}

/** Whether nobody else can be among the best of those that were looked at. */
function isCertain(found: readonly CandidateRow[]): boolean {
  const othersMost = found[0]?.othersMost ?? null;
  if (othersMost === null) return true;
  const last = found[shownMost - 1];
  return last !== undefined && last.withVat > othersMost;
}

const besideOf: Record<Ranked, string> = { item: 'quantity', client: 'count' };

/** The lists of the times that sold, as far as they are read; a list is believed while the shops have sold what they had when it was made. */
const listsOf = (ranked: Ranked) => `
  list as materialized (
    select time.span, time."from" as first_day, time."to" as last_day, made.keys[:$6] as keys, made.amounts[:$6] as amounts,
      made.besides[:$6] as besides, greatest(coalesce(made.amounts[$6 + 1], made.rest_most, 0), 0) as rest,
      coalesce(made.amounts[$6 + 1], made.rest_most) is not null as is_cut, made.keys is not null as is_made
    from jsonb_to_recordset($2::text::jsonb) as time (span text, "from" date, "to" date)
    cross join lateral (
      select sum(count)::bigint as count, sum(with_vat)::bigint as with_vat from tenant.sale_totals
      where business_id = $1 and dimension = 'shop' and span = time.span and first_day between time."from" and time."to"
      offset 0
    ) sold
    left join tenant.sale_tops made
      on made.business_id = $1 and made.dimension = '${ranked}' and made.first_day = time."from"
        and made.last_day = time."to" and made.count = sold.count and made.with_vat = sold.with_vat
    where sold.count > 0
  ),
  state as materialized (
    select count(*) filter (where not is_made) as unmade, coalesce(sum(rest), 0)::bigint as rest, bool_or(is_cut) as is_cut
    from list
  )`;

/** What the lists say, and all of the times that have none yet. OFFSET 0 keeps the planner from reading more than that. */
const entriesOf = (ranked: Ranked) => `
  entry as materialized (
    select first_day, rest, named.* from list, unnest(keys, amounts, besides) as named (key, amount, beside)
    union all
    select list.first_day, 0, named.* from list, state, lateral (
      select key, sum(with_vat)::bigint as amount, sum(${besideOf[ranked]})::bigint as beside from tenant.sale_totals kept
      where business_id = $1 and dimension = '${ranked}' and kept.span = list.span
        and kept.first_day between list.first_day and list.last_day
      group by key offset 0
    ) named
    where not is_made and state.unmade <= $5
  )`;

/**
 * What those looked at closely have in times whose lists are cut and do not name them. All that a list leaves out is looked
 * up in one go, which passes over the days on which there is nothing of them.
 */
const unnamedOf = (ranked: Ranked) => `
  pair as (
    select key, first_day from candidate, list where is_cut
    except
    select key, first_day from named
  ),
  unnamed as (
    select kept.key, sum(kept.with_vat) as amount, sum(kept.beside) as beside
    from (select first_day, array_agg(key) as keys from pair group by first_day) missing join list using (first_day)
    cross join lateral (
      select key, with_vat, ${besideOf[ranked]} as beside from tenant.sale_totals
      where business_id = $1 and dimension = '${ranked}' and span = list.span
        and first_day between list.first_day and list.last_day
        and place_id = any (array(select jsonb_array_elements_text($3::text::jsonb))) and key = any (missing.keys)
      offset 0
    ) kept
    group by kept.key
  )`;

/**
 * Those that can be the best over all lists, with what they come to. Of a list that does not name a key, the key can have
 * as much as the best that is not named, or nothing.
 */
const candidatesAmong = (ranked: Ranked) => `
  with ${listsOf(ranked)},
  ${entriesOf(ranked)},
  bound as materialized (
    select key, sum(amount - rest)::bigint as most from entry group by key order by most desc, key limit $4 + 1
  ),
  candidate as materialized (select key from bound order by most desc, key limit $4),
  named as materialized (select key, first_day, amount, beside from entry where key in (select key from candidate)),
  ${unnamedOf(ranked)}
  select candidate.key, known.amount::bigint as "withVat", known.beside::bigint as beside, state.unmade,
    greatest(
      case when state.is_cut then state.rest end,
      (select most from bound order by most desc, key offset $4) + state.rest
    ) as "othersMost"
  from state left join candidate on true
  left join (
    select key, sum(amount) as amount, sum(beside) as beside
    from (select key, amount, beside from named union all select * from unnamed) each group by key
  ) known using (key)
  where candidate.key is not null or state.unmade > $5
  order by 2 desc, 1`;

const candidates: Record<Ranked, string> = {
  item: candidatesAmong('item'),
  client: candidatesAmong('client'),
};

const namesIn = (table: string) => `
  select id, name from ${table}
  where business_id = $1 and id = any (array(select jsonb_array_elements_text($2::text::jsonb)))`;

/** Deleted ones too: they were sold all the same. */
const readNames: Record<Ranked, string> = {
  item: namesIn('tenant.articles'),
  client: namesIn('tenant.customers'),
};
