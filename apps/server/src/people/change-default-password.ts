import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { sendNotice } from '../messages/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { hashPassword, passwordFits } from '../platform/session/passwords.ts';
import { replacePassword } from '../verification/index.ts';
import { ownAccountStore } from './own-account-store.ts';

export const changeDefaultPassword: Handler<typeof contract.people.changeDefaultPassword> = async (
  { newPassword },
  context,
) => {
  const { transaction, person, sessionId, clock } = context;
  const account = await ownAccountStore(transaction, person.id).lockPassword();
  refuseUnless(account.must_change_password, 'reset-not-asked');
  // Refuses the current password as the new one, because the person who set it knows it.
  refuseUnless(!(await passwordFits(account.password_hash, newPassword)), 'password-same');
  const recipient = await replacePassword(transaction, {
    userId: person.id,
    passwordHash: await hashPassword(newPassword),
    chosen: { password: newPassword, path: 'newPassword' },
    mustChange: false,
    exceptSessionId: sessionId,
    now: clock.now(),
  });
  await sendNotice(context, 'passwordChanged', recipient);
  return {};
};
