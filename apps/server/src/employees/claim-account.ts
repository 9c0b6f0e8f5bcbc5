import { refuseUnless } from '@tezga/domain';
import { generatePassword } from '../access/index.ts';
import { sendWelcome, type Contacts } from '../messages/index.ts';
import type { BusinessContext } from '../platform/http/context.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { beginVerification, forgetContactCodes, replacePassword } from '../verification/index.ts';
import { businessName } from './business-name.ts';
import type { KnownAccount } from './known-account.ts';

/**
 * Gives an account that nobody has proven to be theirs to whoever reads what is sent to the contacts typed: nobody who
 * knew its password, is signed in, or holds another contact of it gets in any more.
 */
export async function claimAccount(
  context: BusinessContext,
  { id: userId, name: userName, contacts: had, verified, language }: KnownAccount,
  typed: Contacts,
): Promise<void> {
  // Another contact of it is proven, so the account is that person's, and this contact only stands in it.
  refuseUnless(verified.email === null && verified.phone === null, 'contact-taken');
  const { transaction, clock } = context;
  const now = clock.now();
  const contacts = {
    email: had.email === typed.email ? had.email : null,
    phone: had.phone === typed.phone ? had.phone : null,
  };
  await transaction.queries.updateTable('platform.users').set(contacts).where('id', '=', userId).execute();
  await forgetContactCodes(transaction, userId, now);
  await renewPassword(context, { id: userId, name: userName, language }, contacts);
  await beginVerification(context, { userId, userName, contacts, language });
}

/** A password that only whoever reads the contacts knows; every session under the one before it ends. */
export async function renewPassword(
  context: BusinessContext,
  { id: userId, name: userName, language }: Pick<KnownAccount, 'id' | 'name' | 'language'>,
  contacts: Contacts,
): Promise<void> {
  const { transaction, clock } = context;
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  await replacePassword(transaction, {
    userId,
    passwordHash,
    chosen: null,
    mustChange: true,
    exceptSessionId: null,
    now,
  });
  const username = contacts.email ?? contacts.phone ?? '';
  const name = await businessName(context);
  await sendWelcome(context, { userName, contacts, username, password, businessName: name, language });
}
