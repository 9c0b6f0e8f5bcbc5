import { refuseUnless } from '@tezga/domain';
import { generatePassword } from '../access/index.ts';
import { sendWelcome, type Contacts } from '../messages/index.ts';
import type { InvitingContext } from './inviting-context.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { beginVerification, forgetContactCodes, replacePassword } from '../verification/index.ts';
import { businessName } from './business-name.ts';
import type { ExistingAccount } from './existing-account.ts';

/**
 * Hands an account without a verified contact to the person who receives messages at the typed contacts: removes its
 * other contacts and codes, sets a new password and ends its sessions. A stranger may have registered the account with
 * a contact of that person.
 */
export async function claimAccount(
  context: InvitingContext,
  { id: userId, name: userName, contacts: had, verified, language }: ExistingAccount,
  typed: Contacts,
): Promise<void> {
  // An account with a verified contact belongs to another person, who typed this contact without verifying it.
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

/** Sets a random password, sends it to the contacts, and ends every session of the user. */
export async function renewPassword(
  context: InvitingContext,
  { id: userId, name: userName, language }: Pick<ExistingAccount, 'id' | 'name' | 'language'>,
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
