import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { sendNotice } from '../messages/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { replacePassword } from '../verification/index.ts';
import { ownAccountStore } from './own-account-store.ts';

export const changeDefaultPassword: Handler<typeof contract.people.changeDefaultPassword> = async (
  { newPassword },
  context,
) => {
  const { transaction, person, sessionId, clock } = context;
  const { must_change_password: mustChange } = await ownAccountStore(transaction, person.id).lockPassword();
  refuseUnless(mustChange, 'reset-not-asked');
  const recipient = await replacePassword(transaction, {
    userId: person.id,
    passwordHash: await hashPassword(newPassword),
    mustChange: false,
    keptSessionId: sessionId,
    now: clock.now(),
  });
  await sendNotice(context, 'passwordChanged', recipient);
  return {};
};
