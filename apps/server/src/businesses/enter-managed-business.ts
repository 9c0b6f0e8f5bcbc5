import { refuseUnless } from '@tezga/domain';
import type { SessionContext } from '../platform/http/context.ts';
import { isLookedAfterBy } from './is-looked-after-by.ts';

/**
 * Goes into a business for whoever looks after it. From here on the transaction sees that business, and what is done
 * stands in its activity log.
 */
export async function enterBusinessLookedAfter(
  context: Pick<SessionContext, 'transaction' | 'person' | 'actAs'>,
  businessId: string,
): Promise<void> {
  const { transaction, person } = context;
  refuseUnless(await isLookedAfterBy(transaction, person, businessId), 'not-found');
  await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
  context.actAs({ person, businessId });
}
