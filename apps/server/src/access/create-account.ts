import type { UserKind } from '@tezga/domain';
import type { Language } from '@tezga/phrases';
import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { generatePassword } from './generate-password.ts';

/** A new user with at least one contact; the contacts are in canonical form. */
export interface NewAccount {
  readonly kind: UserKind;
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
  /**
   * The generated password, which the user must change at the first sign-in. It is only in this result and in the
   * message to the user.
   */
  readonly password: string;
}

/** Creates a user with a generated password and unverified contacts; null if another user has one of the contacts. */
export async function createAccount(
  transaction: Transaction,
  account: NewAccount,
): Promise<CreatedAccount | null> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  const id = await insertAccount(transaction, { ...account, passwordHash, mustChange: true });
  const { email, phone } = account;
  return id === null ? null : { id, username: email ?? phone ?? '', password };
}

interface NewAccountWithPassword extends NewAccount {
  readonly passwordHash: string;
  readonly mustChange: boolean;
}

/** Inserts a user with unverified contacts. Returns the user's id, or null if another user has one of the contacts. */
export async function insertAccount(
  transaction: Transaction,
  { kind, name, email, phone, passwordHash, mustChange, language, now }: NewAccountWithPassword,
): Promise<string | null> {
  // Of two concurrent inserts with the same contact, the second waits for the first and then conflicts.
  const created = await transaction.queries
    .insertInto('platform.users')
    .values({
      id: newRecordId(now),
      kind,
      name,
      email,
      phone,
      password_hash: passwordHash,
      must_change_password: mustChange,
      language,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id ?? null;
}
