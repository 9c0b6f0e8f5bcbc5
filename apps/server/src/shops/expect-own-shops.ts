import { refuseUnless } from '@tezga/domain';
import type { BusinessContext } from '../platform/http/context.ts';
import { shopsStore } from './store.ts';

/** Refuses ids that are no shops of this business; says which are, each once. */
export async function expectOwnShops(
  { transaction, businessId }: Pick<BusinessContext, 'transaction' | 'businessId'>,
  shopIds: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(shopIds)];
  if (ids.length === 0) return ids;
  refuseUnless((await shopsStore(transaction, businessId).countOf(ids)) === ids.length, 'not-found');
  return ids;
}
