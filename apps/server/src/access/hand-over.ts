import type { BusinessContext } from '../platform/http/context.ts';
import { replaceSession } from './refresh-token.ts';
import { roleReply, userReply } from './replies.ts';
import { accountsStore, rolesStore } from './store.ts';

/**
 * Replaces the session of this device by one of another user of the same business. Null where that user does
 * not work there.
 */
export async function handOver(context: BusinessContext, userId: string) {
  const { transaction, businessId, phrasesIn, language } = context;
  const account = await accountsStore(transaction).accountById(userId);
  const role = await rolesStore(transaction).roleIn(businessId, userId);
  if (account === null || role === null) return null;
  await replaceSession(context, account, businessId, 'pin');
  context.actAs({ person: account, businessId });
  return {
    user: userReply(account, { mustEnrol: false }),
    role: roleReply(role, phrasesIn[language]),
  };
}
