import type { Language } from '@tezga/phrases';
import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { generatePassword } from './generate-password.ts';

/** Someone who comes to work with Tezga; at least one contact, both canonical. */
export interface NewAccount {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly now: Date;
}

export interface CreatedAccount {
  readonly id: string;
  /** What they sign in with. */
  readonly username: string;
  /** Known here and in the message to them only; they change it at first use. */
  readonly password: string;
}

/** Opens an account whose contacts are not verified yet; null where a contact is someone's already. */
export async function createAccount(
  transaction: Transaction,
  { name, email, phone, language, now }: NewAccount,
): Promise<CreatedAccount | null> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  // Of two at once with the same contact the second waits for the first, and then finds it taken.
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
