import { baseCurrency } from '@tezga/domain';
import { sql } from 'kysely';
import type { BusinessContext } from '../platform/http/context.ts';

type Within = Pick<BusinessContext, 'transaction' | 'businessId'>;

/**
 * The currencies that a price can have; `isLocking` locks them, so that none is deleted before the transaction ends.
 */
export async function pricedIn(
  { transaction, businessId }: Within,
  { isLocking }: { readonly isLocking: boolean },
): Promise<ReadonlySet<string>> {
  const live = transaction.queries
    .selectFrom('tenant.currencies')
    .select('code')
    .where('business_id', '=', businessId)
    .where('deleted_at', 'is', null)
    .orderBy('code');
  const rows = await (isLocking ? live.forShare() : live).execute();
  return new Set([baseCurrency, ...rows.map(({ code }) => code)]);
}

/** Restores the currencies of articles that are about to be restored, at their last rates. */
export async function restoreCurrenciesOf(
  { transaction, businessId }: Within,
  articleIds: readonly string[],
): Promise<void> {
  await sql`
    update tenant.currencies currency set deleted_at = null
    where currency.business_id = ${businessId} and currency.deleted_at is not null and currency.code in (
      select article.currency from tenant.articles article
      where article.business_id = ${businessId} and article.id = any (${articleIds}::text[])
    )`.execute(transaction.queries);
}
