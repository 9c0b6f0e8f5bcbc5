import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Person } from '../platform/http/context.ts';

/** Whether there is such a business and this admin may look into it: a super admin into all, a reseller into their own. */
export async function isLookedAfterBy(
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
