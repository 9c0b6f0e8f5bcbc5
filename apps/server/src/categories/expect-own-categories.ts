import { refuseUnless } from '@tezga/domain';
import type { BusinessContext } from '../platform/http/context.ts';
import { categoriesStore } from './store.ts';

/** Refuses ids of deleted categories, and ids that are not categories of this business. */
export async function expectOwnCategories(
  { transaction, businessId }: Pick<BusinessContext, 'transaction' | 'businessId'>,
  categoryIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(categoryIds)];
  if (ids.length === 0) return;
  refuseUnless((await categoriesStore(transaction, businessId).countHeld(ids)) === ids.length, 'not-found');
}
