import type { VatList } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/**
 * The VAT rates of a business. With a lock they cannot change until the transaction ends, so that no article gets a
 * rate that a concurrent call removes.
 */
export async function vatListOf(
  { queries }: Pick<Transaction, 'queries'>,
  businessId: string,
  { isLocking }: { readonly isLocking: boolean },
): Promise<VatList> {
  const query = queries
    .selectFrom('tenant.settings')
    .select(['is_in_vat', 'vat_ids'])
    .where('business_id', '=', businessId);
  const row = await (isLocking ? query.forShare() : query).executeTakeFirstOrThrow();
  return { isInVat: row.is_in_vat, vatIds: row.vat_ids };
}
