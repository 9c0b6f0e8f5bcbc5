import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { sendNotice } from '../messages/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { replacePassword } from '../verification/index.ts';
import { refuseUnlessMayReset } from './may-reset.ts';
import { peopleStore } from './people-store.ts';

/**
 * Sets another user's password at that user's request; the user is notified and must replace it at the next
 * sign-in.
 */
export const resetPassword: Handler<typeof contract.people.resetPassword> = async (
  { businessId, userId, newPassword },
  context,
) => {
  const { transaction, clock } = context;
  const person = await peopleStore(transaction).lock(userId);
  refuseUnless(person !== null, 'not-found');
  await refuseUnlessMayReset(context, person, businessId);
  const recipient = await replacePassword(transaction, {
    userId,
    passwordHash: await hashPassword(newPassword),
    chosen: { password: newPassword, path: 'newPassword' },
    mustChange: true,
    exceptSessionId: null,
    now: clock.now(),
  });
  await sendNotice(context, 'passwordGiven', recipient);
  context.note(person.name);
  return {};
};
