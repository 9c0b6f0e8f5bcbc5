import { refuseUnless } from '@tezga/domain';
import type { SessionContext } from '../platform/http/context.ts';
import { enterManagedBusiness } from './enter-managed-business.ts';

/** The business a call is for: users of a business always act on their own; admins must name one. */
export async function targetBusiness(
  context: Pick<SessionContext, 'transaction' | 'person' | 'actAs' | 'businessId'>,
  named: string | undefined,
): Promise<string> {
  if (context.businessId !== null) {
    refuseUnless(named === undefined || named === context.businessId, 'not-found');
    return context.businessId;
  }
  refuseUnless(named !== undefined, 'not-found');
  await enterManagedBusiness(context, named);
  return named;
}
