import type { Language } from '@tezga/phrases';
import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { generatePassword } from './generate-password.ts';

/** A new user; at least one contact, both in canonical form. */
export interface NewAccount {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly now: Date;
}

export interface CreatedAccount {
  readonly id: string;
  /** The contact to sign in with. */
  readonly username: string;
  /** Only in this result and in the message to the user, who must change it at the first sign-in. */
  readonly password: string;
}

/** Creates a user with unverified contacts; null if another user has one of the contacts. */
export async function createAccount(
  transaction: Transaction,
  { name, email, phone, language, now }: NewAccount,
): Promise<CreatedAccount | null> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  // Of two concurrent inserts with the same contact, the second waits for the first and then conflicts.
  const created = await transaction.queries
    .insertInto('platform.users')
    .values({
      id: newRecordId(now),
      kind: 'business',
      name,
      email,
      phone,
      password_hash: passwordHash,
      must_change_password: true,
      language,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return created === undefined ? null : { id: created.id, username: email ?? phone ?? '', password };
}
