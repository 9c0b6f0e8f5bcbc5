import { tiranaDay } from '@tezga/domain';
import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/worker.ts';

/**
 * Among so many of the best of each day and month are nearly always the best of any time. Clients are more alike than
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
  with sold as (
    select span, first_day, sum(count)::bigint as count, sum(with_vat)::bigint as with_vat
    from tenant.sale_totals
    where business_id = $1 and dimension = 'shop' and (
      span = 'day' and first_day < $2::date
      or span = 'month' and first_day < date_trunc('month', $2::date::timestamp)::date
    )
    group by span, first_day
  ),
  stale as (
    select best.dimension, best.most, sold.*
    from sold cross join (values ('item', $3::bigint), ('client', $4::bigint)) best (dimension, most)
    where not exists (
      select from tenant.sale_tops kept
      where kept.business_id = $1 and kept.dimension = best.dimension and kept.span = sold.span
        and kept.first_day = sold.first_day and kept.count = sold.count and kept.with_vat = sold.with_vat
    )
    order by first_day desc limit $5
  ),
  ranked as (
    select stale.dimension, stale.span, stale.first_day, stale.most, one.key, one.amount,
      row_number() over (partition by stale.dimension, stale.span, stale.first_day order by one.amount desc, one.key) as rank
    from stale, lateral (
      select key, sum(with_vat)::bigint as amount from tenant.sale_totals kept
      where kept.business_id = $1 and kept.dimension = stale.dimension and kept.span = stale.span
        and kept.first_day = stale.first_day
      group by key
      offset 0
    ) one
  ),
  lists as (
    select dimension, span, first_day, json_object_agg(key, amount) filter (where rank <= most) as best,
      max(amount) filter (where rank > most) as rest_most
    from ranked where rank <= most + 1 group by dimension, span, first_day
  )
  insert into tenant.sale_tops (business_id, dimension, span, first_day, count, with_vat, best, rest_most)
  select $1, dimension, span, first_day, count, with_vat, coalesce(best, '{}'), rest_most
  from stale left join lists using (dimension, span, first_day)
  on conflict (business_id, dimension, span, first_day) do update
  set count = excluded.count, with_vat = excluded.with_vat, best = excluded.best, rest_most = excluded.rest_most`;
