import { refuseUnless } from '@tezga/domain';
import type { SessionContext } from '../platform/http/context.ts';
import { enterBusinessLookedAfter } from './enter-business-looked-after.ts';

/** People of a business mean their own; who looks after businesses must say which. */
export async function businessMeant(context: SessionContext, named: string | undefined): Promise<string> {
  if (context.businessId !== null) {
    refuseUnless(named === undefined || named === context.businessId, 'not-found');
    return context.businessId;
  }
  refuseUnless(named !== undefined, 'not-found');
  await enterBusinessLookedAfter(context, named);
  return named;
}
