import { containsOwnName, refuseUnless } from '@tezga/domain';
import type { Recipient } from '../messages/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { resetsStore } from './codes-store.ts';
import { accessStore } from './access-store.ts';

export interface PasswordReplacement {
  readonly userId: string;
  readonly passwordHash: string;
  /** The typed password and its field, to check it; null if the server generated it. */
  readonly chosen: { readonly password: string; readonly path: string } | null;
  /** True if another person chose the password. */
  readonly mustChange: boolean;
  /** The session that stays open; null ends all sessions. */
  readonly exceptSessionId: string | null;
  readonly now: Date;
}

/**
 * The only place where a password changes: other sessions end at once, and other reset codes become invalid.
 */
export async function replacePassword(
  transaction: Transaction,
  { userId, passwordHash, chosen, mustChange, exceptSessionId, now }: PasswordReplacement,
): Promise<Recipient> {
  const access = accessStore(transaction);
  const account = await access.setPassword(userId, passwordHash, mustChange);
  const { name: userName, email, phone, language } = account;
  const isNamed = chosen !== null && containsOwnName(chosen.password, account);
  const problems = [{ path: chosen?.path, code: 'password-with-name' }];
  refuseUnless(!isNamed, 'invalid-input', { problems });
  await access.endSessions(userId, exceptSessionId, now);
  await resetsStore(transaction).voidAll(userId, now);
  await access.forgetFailures(account);
  return { userName, contacts: { email, phone }, language };
}
