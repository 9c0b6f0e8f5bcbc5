import { refuseUnless } from '@tezga/domain';
import type { BusinessContext } from '../platform/http/context.ts';
import { shopsStore } from './store.ts';

/**
 * Refuses ids that are no shops of this business, and returns the distinct ids. Locks the shops, unless the
 * caller only reads.
 */
export async function expectOwnShops(
  { transaction, businessId }: Pick<BusinessContext, 'transaction' | 'businessId'>,
  shopIds: readonly string[],
  locking: { readonly isLocking: boolean } = { isLocking: true },
): Promise<string[]> {
  const ids = [...new Set(shopIds)];
  if (ids.length === 0) return ids;
  refuseUnless((await shopsStore(transaction, businessId).countOf(ids, locking)) === ids.length, 'not-found');
  return ids;
}
