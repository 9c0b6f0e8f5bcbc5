import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Person } from '../platform/http/context.ts';
import { businessesStore } from './store.ts';

/**
 * Whether the business exists and this admin manages it: a super admin manages all, a reseller the assigned
 * ones.
 */
export async function isManagedBy(
  transaction: Transaction,
  { id, kind }: Pick<Person, 'id' | 'kind'>,
  businessId: string,
): Promise<boolean> {
  const [business] = await openBusiness(transaction, { businessId });
  return business !== undefined && (kind === 'SA' || business.admin_id === id);
}

const openBusiness = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .selectFrom('platform.businesses')
    .select('admin_id')
    .where('id', '=', businessId)
    .where('deleted_at', 'is', null),
);

/** The ids of the businesses that this admin manages. */
export async function managedBusinesses(
  transaction: Transaction,
  { id, kind }: Pick<Person, 'id' | 'kind'>,
): Promise<string[]> {
  const businesses = await businessesStore(transaction).list(kind === 'SA' ? 'everyone' : { adminId: id });
  return businesses.map((business) => business.id);
}
