import type { Transaction } from '../platform/database/transaction.ts';
import type { BusinessContext, SessionContext } from '../platform/http/context.ts';
import { openSession } from './open-session.ts';
import { replaceSession } from './refresh-token.ts';
import { roleReply, userReply } from './replies.ts';
import { accountsStore, rolesStore } from './store.ts';

/**
 * Replaces the session of this device by a session of another user of the same business. Null if that user
 * does not work in the business.
 */
export async function handOver(context: BusinessContext, userId: string) {
  const { transaction, businessId } = context;
  const found = await accountIn(transaction, businessId, userId);
  if (found === null) return null;
  await replaceSession(context, found.account, businessId, 'pin');
  context.actAs({ person: found.account, businessId });
  return replyTo(context, found);
}

/**
 * Opens a session in the name of a user of the business for an admin; it ends together with the admin's own
 * session. Null if the user does not work in the business.
 */
export async function openForAdmin(context: SessionContext, businessId: string, userId: string) {
  const found = await accountIn(context.transaction, businessId, userId);
  if (found === null) return null;
  const opening = { openedBy: 'admin', adminSessionId: context.sessionId } as const;
  await openSession(context, found.account, businessId, opening);
  return replyTo(context, { ...found, account: { ...found.account, mustChangePassword: false } });
}

async function accountIn(transaction: Transaction, businessId: string, userId: string) {
  const account = await accountsStore(transaction).accountById(userId);
  const role = await rolesStore(transaction).roleIn(businessId, userId);
  return account === null || role === null ? null : { account, role };
}

function replyTo(
  { phrasesIn, language }: SessionContext,
  { account, role }: NonNullable<Awaited<ReturnType<typeof accountIn>>>,
) {
  return {
    user: userReply(account, { mustEnrol: false }),
    role: roleReply(role, phrasesIn[language]),
  };
}
