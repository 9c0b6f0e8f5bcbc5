import { sql } from 'kysely';
import type { BusinessContext } from '../platform/http/context.ts';
import { unitsStore } from './store.ts';

type Within = Pick<BusinessContext, 'transaction' | 'businessId'>;

/** Whether the unit exists, with a shared lock, so that it cannot be deleted before the transaction ends. */
export function lockUnit({ transaction, businessId }: Within, unitId: string): Promise<boolean> {
  return unitsStore(transaction, businessId).lockShared(unitId);
}

/**
 * Restores the deleted units of restored articles. If another unit has the same name meanwhile, the articles get that
 * unit instead.
 */
export async function restoreUnitsOf(
  { transaction, businessId }: Within,
  articleIds: readonly string[],
): Promise<void> {
  await unitsStore(transaction, businessId).lockAll();
  await sql`
    update tenant.units unit set deleted_at = null
    where unit.business_id = ${businessId} and unit.id in (
      select distinct on (lower(gone.name)) gone.id from tenant.articles article
      join tenant.units gone on gone.business_id = article.business_id and gone.id = article.unit_id
      where article.business_id = ${businessId} and article.id = any (${articleIds}::text[])
        and gone.deleted_at is not null and not exists (
          select from tenant.units live
          where live.business_id = ${businessId} and lower(live.name) = lower(gone.name) and live.deleted_at is null
        )
    )`.execute(transaction.queries);
  await sql`
    update tenant.articles article set unit_id = live.id
    from tenant.units gone
    join tenant.units live on live.business_id = gone.business_id
      and lower(live.name) = lower(gone.name) and live.deleted_at is null
    where article.business_id = ${businessId} and article.id = any (${articleIds}::text[])
      and gone.business_id = ${businessId} and gone.id = article.unit_id and gone.deleted_at is not null
  `.execute(transaction.queries);
}
