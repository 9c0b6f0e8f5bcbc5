import { containsOwnName, refuseUnless } from '@tezga/domain';
import type { Recipient } from '../messages/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { resetsStore } from './codes-store.ts';
import { waysInStore } from './ways-in-store.ts';

export interface PasswordReplacement {
  readonly userId: string;
  readonly passwordHash: string;
  /** The password as someone typed it, and the field it stood in; null where the server made it. */
  readonly chosen: { readonly password: string; readonly path: string } | null;
  /** True where someone else chose it. */
  readonly mustChange: boolean;
  /** The session that goes on; null ends all of them. */
  readonly keptSessionId: string | null;
  readonly now: Date;
}

/** The one way a password changes: other sessions end at once, and codes for yet another password are void. */
export async function replacePassword(
  transaction: Transaction,
  { userId, passwordHash, chosen, mustChange, keptSessionId, now }: PasswordReplacement,
): Promise<Recipient> {
  const waysIn = waysInStore(transaction);
  const account = await waysIn.setPassword(userId, passwordHash, mustChange);
  const { name: userName, email, phone, language } = account;
  const isNamed = chosen !== null && containsOwnName(chosen.password, account);
  const problems = [{ path: chosen?.path, code: 'password-with-name' }];
  refuseUnless(!isNamed, 'invalid-input', { problems });
  await waysIn.endSessions(userId, keptSessionId, now);
  await resetsStore(transaction).voidAll(userId, now);
  await waysIn.forgetFailures(account);
  return { userName, contacts: { email, phone }, language };
}
