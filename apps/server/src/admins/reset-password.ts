import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { sendNotice } from '../messages/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { replacePassword } from '../verification/index.ts';
import { managedAdmin } from './managed-admin.ts';

/** Sets another admin's password; that admin is notified and must replace it at the next sign-in. */
export const resetPassword: Handler<typeof contract.admins.resetPassword> = async (
  { userId, newPassword },
  context,
) => {
  await managedAdmin(context, userId);
  // Admins change their own password in their account, where they confirm the current one.
  refuseUnless(userId !== context.person.id, 'own-rights');
  const recipient = await replacePassword(context.transaction, {
    userId,
    passwordHash: await hashPassword(newPassword),
    chosen: { password: newPassword, path: 'newPassword' },
    mustChange: true,
    exceptSessionId: null,
    now: context.clock.now(),
  });
  await sendNotice(context, 'passwordGiven', recipient);
  context.note(recipient.userName);
  return {};
};
