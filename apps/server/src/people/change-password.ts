import type { contract } from '@tezga/contract';
import { addressBlock, Refusal } from '@tezga/domain';
import { sendNotice } from '../messages/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { hashPassword, passwordFits } from '../platform/session/passwords.ts';
import { replacePassword } from '../verification/index.ts';
import { ownAccountStore } from './own-account-store.ts';

// The same limits of wrong passwords as on the sign-in page, and one counter for both, so that a signed-in device
// allows no additional guesses.
const failuresMax = { fromHere: 10, fromAnywhere: 50 };
const failuresWindowMs = 15 * 60_000;

export const changePassword: Handler<typeof contract.people.changePassword> = async (
  { currentPassword, newPassword },
  context,
) => {
  const { transaction, person, clock, log } = context;
  const address = addressBlock(context.address);
  const now = clock.now();
  const account = ownAccountStore(transaction, person.id);
  const { password_hash: passwordHash } = await account.lockPassword();
  const since = new Date(now.getTime() - failuresWindowMs);
  const failures = await account.failuresSince(person.username, address, since);
  if (failures.fromHere >= failuresMax.fromHere || failures.fromAnywhere >= failuresMax.fromAnywhere) {
    log.warn({ userId: person.id, address, ...failures }, 'too many wrong passwords in a session');
    throw new Refusal('too-many-attempts');
  }
  if (!(await passwordFits(passwordHash, currentPassword))) {
    await account.addFailure(person.username, address, now);
    throw new Refusal('wrong-password', {}, { commitsWork: true });
  }

  const recipient = await replacePassword(transaction, {
    userId: person.id,
    passwordHash: await hashPassword(newPassword),
    chosen: { password: newPassword, path: 'newPassword' },
    mustChange: false,
    exceptSessionId: context.sessionId,
    now,
  });
  await sendNotice(context, 'passwordChanged', recipient);
  return {};
};
