import { tiranaDay } from '@tezga/domain';
import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/worker.ts';

/**
 * Among so many of the best of each day, month and so on are nearly always the best of any time. Clients are more alike than
 * items, of which a few are sold all the time.
 */
const bestMost = { item: 120, client: 400 } as const;
/** So many lists are made in one transaction. */
const listsAtOnce = 200;

/** Makes the lists of the best that are missing or no longer right, and says whether there may be more to make. */
export async function keepTops(
  transaction: Transaction,
  businessId: string,
  today: string,
): Promise<{ readonly isMore: boolean }> {
  const { item, client } = bestMost;
  const { count } = await transaction.run(makeLists, [businessId, today, item, client, listsAtOnce]);
  return { isMore: count === listsAtOnce };
}

/** After midnight in Tirana a day is over, and nobody waits for its lists. */
export const keepAllTops: Job = async (_payload, { pool, clock }) => {
  const today = tiranaDay(clock.now());
  const businesses = await inTransaction(pool, ({ run }) => run('select id from platform.businesses', []), {
    kind: 'reading',
  });
  for (const { id } of businesses) {
    const opening = `select set_config('tezga.business_id', '${String(id)}', true)`;
    const keepSome = () =>
      inTransaction(pool, (transaction) => keepTops(transaction, String(id), today), {
        kind: 'changing',
        opening,
      });
    while ((await keepSome()).isMore);
  }
};

const makeLists = `
  with time as (
    select 'day' as span, part.first_day, part.last_day
    from (
      select distinct first_day as day from tenant.sale_totals
      where business_id = $1 and dimension = 'shop' and span = 'day'
    ) sold, lateral (
      select day as first_day, day as last_day
      union all
      -- All ten times of ten days in which the day lies.
      select day - earlier, day - earlier + 9 from generate_series(0, 9) as earlier
    ) part
    union
    select 'month', part.first_day, part.last_day
    from (
      select distinct first_day as month, date_trunc('year', first_day::timestamp)::date as year from tenant.sale_totals
      where business_id = $1 and dimension = 'shop' and span = 'month'
    ) sold, lateral (values
      (month, (month + interval '1 month')::date - 1), (year, (year + interval '1 year')::date - 1)
    ) part (first_day, last_day)
  ),
  stale as (
    select best.dimension, best.most, time.*, sold.count, sold.with_vat
    from time
    cross join lateral (
      select sum(count)::bigint as count, sum(with_vat)::bigint as with_vat from tenant.sale_totals kept
      where kept.business_id = $1 and kept.dimension = 'shop' and kept.span = time.span
        and kept.first_day between time.first_day and time.last_day
      offset 0
    ) sold
    cross join (values ('item', $3::bigint), ('client', $4::bigint)) best (dimension, most)
    where time.last_day < $2::date and not exists (
      select from tenant.sale_tops made
      where made.business_id = $1 and made.dimension = best.dimension and made.first_day = time.first_day
        and made.last_day = time.last_day and made.count = sold.count and made.with_vat = sold.with_vat
    )
    order by time.last_day desc, time.first_day, best.dimension limit $5
  ),
  ranked as (
    select stale.dimension, stale.first_day, stale.last_day, stale.most, one.key, one.amount, one.beside,
      row_number() over (
        partition by stale.dimension, stale.first_day, stale.last_day order by one.amount desc, one.key
      ) as rank
    from stale, lateral (
      select key, sum(with_vat)::bigint as amount,
        sum(case stale.dimension when 'item' then quantity else count end)::bigint as beside
      from tenant.sale_totals kept
      where kept.business_id = $1 and kept.dimension = stale.dimension and kept.span = stale.span
        and kept.first_day between stale.first_day and stale.last_day
      group by key
      offset 0
    ) one
  ),
  lists as (
    select dimension, first_day, last_day, array_agg(key) filter (where rank <= most) as keys,
      array_agg(amount) filter (where rank <= most) as amounts, array_agg(beside) filter (where rank <= most) as besides,
      max(amount) filter (where rank > most) as rest_most
    from ranked where rank <= most + 1 group by dimension, first_day, last_day
  )
  insert into tenant.sale_tops (business_id, dimension, first_day, last_day, count, with_vat, keys, amounts, besides, rest_most)
  select $1, dimension, first_day, last_day, count, with_vat, coalesce(keys, '{}'), coalesce(amounts, '{}'),
    coalesce(besides, '{}'), rest_most
  from stale left join lists using (dimension, first_day, last_day)
  on conflict (business_id, dimension, first_day, last_day) do update
  set count = excluded.count, with_vat = excluded.with_vat, keys = excluded.keys, amounts = excluded.amounts,
    besides = excluded.besides, rest_most = excluded.rest_most`;
