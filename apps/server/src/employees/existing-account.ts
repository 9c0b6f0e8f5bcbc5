import { refuseUnless } from '@tezga/domain';
import type { Language } from '@tezga/phrases';
import type { Contacts } from '../messages/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';

export interface ExistingAccount {
  readonly id: string;
  readonly name: string;
  readonly contacts: Contacts;
  /** The contacts of the account that are verified; null for the others. */
  readonly verified: Contacts;
  readonly language: Language;
  /** Whether a business or an administrator chose the current password. */
  readonly hasGivenPassword: boolean;
}

/**
 * Finds the account with any of the contacts, and locks it until the transaction ends. Refuses contacts of two people,
 * of platform administrators, and of closed accounts.
 */
export async function existingAccount(
  transaction: Transaction,
  { email, phone }: Contacts,
): Promise<ExistingAccount | null> {
  const accounts = await transaction.queries
    .selectFrom('platform.users')
    .select(['id', 'kind', 'name', 'email', 'phone', 'email_verified_at', 'phone_verified_at'])
    .select(['language', 'must_change_password', 'deleted_at'])
    .where((where) => where.or([where('email', '=', email), where('phone', '=', phone)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const [account] = accounts;
  if (account === undefined) return null;
  const isOnePerson = accounts.length === 1 && account.kind === 'business' && account.deleted_at === null;
  refuseUnless(isOnePerson, 'contact-taken');
  return {
    id: account.id,
    name: account.name,
    contacts: { email: account.email, phone: account.phone },
    verified: {
      email: account.email_verified_at === null ? null : account.email,
      phone: account.phone_verified_at === null ? null : account.phone,
    },
    language: account.language,
    hasGivenPassword: account.must_change_password,
  };
}
