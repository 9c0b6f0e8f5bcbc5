import { canonicalContact, refuseUnless } from '@tezga/domain';
import { createAccount } from '../access/index.ts';
import { sendNotice, sendWelcome, type Contacts } from '../messages/index.ts';
import type { InvitingContext } from './inviting-context.ts';
import { beginVerification } from '../verification/index.ts';
import { businessName } from './business-name.ts';
import { claimAccount, renewPassword } from './claim-account.ts';
import { existingAccount, type ExistingAccount } from './existing-account.ts';
import type { Joining } from './store.ts';

export interface ContactsGiven {
  readonly name: string;
  readonly email: string | null;
  readonly tel: string | null;
}

/**
 * Returns the user account for these contacts, the existing one or a new one. The person gets a message in both cases.
 */
export async function accountFor(context: InvitingContext, given: ContactsGiven): Promise<Joining> {
  const contacts = contactsOf(given);
  const existing = await existingAccount(context.transaction, contacts);
  if (existing !== null) return joinExisting(context, existing, contacts);
  const userId = await newAccount(context, given.name, contacts);
  if (userId !== null) return { userId, contacts, isOpenedHere: true };
  // Another transaction inserted the account after the lookup above, so the account is read again.
  const opened = await existingAccount(context.transaction, contacts);
  refuseUnless(opened !== null, 'contact-taken');
  return joinExisting(context, opened, contacts);
}

export const contactsOf = ({ email, tel }: Pick<ContactsGiven, 'email' | 'tel'>): Contacts => ({
  email: email === null ? null : canonicalContact(email),
  phone: tel === null ? null : canonicalContact(tel),
});

/**
 * A verified contact proves that the account belongs to the person. Otherwise the account may belong to a
 * stranger who registered the contact.
 */
async function joinExisting(
  context: InvitingContext,
  account: ExistingAccount,
  contacts: Contacts,
): Promise<Joining> {
  const { email, phone } = account.verified;
  const isProven =
    (email !== null && email === contacts.email) || (phone !== null && phone === contacts.phone);
  if (isProven && account.hasGivenPassword) {
    // Another business chose this password and may still know it. A new password prevents it from signing in to this
    // business.
    await renewPassword(context, account, account.verified);
  } else if (isProven) {
    const { name: userName, verified, language } = account;
    const joined = await businessName(context);
    await sendNotice(context, { joined }, { userName, contacts: verified, language });
  } else {
    await claimAccount(context, account, contacts);
  }
  return { userId: account.id, contacts, isOpenedHere: false };
}

async function newAccount(
  context: InvitingContext,
  userName: string,
  contacts: Contacts,
): Promise<string | null> {
  const { transaction, language, clock } = context;
  const opening = { kind: 'business', name: userName, ...contacts, language, now: clock.now() } as const;
  const account = await createAccount(transaction, opening);
  if (account === null) return null;
  const { id: userId, username, password } = account;
  const name = await businessName(context);
  await sendWelcome(context, { userName, contacts, username, password, businessName: name, language });
  await beginVerification(context, { userId, userName, contacts, language });
  return userId;
}
