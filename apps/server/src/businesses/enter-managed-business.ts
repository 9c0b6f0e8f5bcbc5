import { refuseUnless } from '@tezga/domain';
import type { SessionContext } from '../platform/http/context.ts';
import { isManagedBy } from './is-managed-by.ts';

/**
 * Lets an admin act in a managed business: from here on row-level security lets the transaction see this
 * business, and the action is recorded in the activity log of the business.
 */
export async function enterManagedBusiness(
  context: Pick<SessionContext, 'transaction' | 'person' | 'actAs'>,
  businessId: string,
): Promise<void> {
  const { transaction, person } = context;
  refuseUnless(await isManagedBy(transaction, person, businessId), 'not-found');
  await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
  context.actAs({ person, businessId });
}
