import { canonicalContact, refuseUnless } from '@tezga/domain';
import { createAccount } from '../access/index.ts';
import { sendNotice, sendWelcome, type Contacts } from '../messages/index.ts';
import type { BusinessContext } from '../platform/http/context.ts';
import { beginVerification } from '../verification/index.ts';
import { businessName } from './business-name.ts';
import { claimAccount, renewPassword } from './claim-account.ts';
import { knownAccount, type KnownAccount } from './known-account.ts';
import type { Joining } from './store.ts';

export interface ContactsGiven {
  readonly name: string;
  readonly email: string | null;
  readonly tel: string | null;
}

/** The account of the person with these contacts: the one they have already, or a new one; they are told either way. */
export async function accountFor(context: BusinessContext, given: ContactsGiven): Promise<Joining> {
  const contacts = {
    email: given.email === null ? null : canonicalContact(given.email),
    phone: given.tel === null ? null : canonicalContact(given.tel),
  };
  const known = await knownAccount(context.transaction, contacts);
  if (known !== null) return joinKnown(context, known, contacts);
  const userId = await newAccount(context, given.name, contacts);
  if (userId !== null) return { userId, contacts, isOpenedHere: true };
  // Someone else opened the account in the moment between looking and opening.
  const opened = await knownAccount(context.transaction, contacts);
  refuseUnless(opened !== null, 'contact-taken');
  return joinKnown(context, opened, contacts);
}

/** A proven contact says whose the account is; an account without proof may be in the hands of whoever opened it. */
async function joinKnown(
  context: BusinessContext,
  account: KnownAccount,
  contacts: Contacts,
): Promise<Joining> {
  const { email, phone } = account.verified;
  const isProven =
    (email !== null && email === contacts.email) || (phone !== null && phone === contacts.phone);
  if (isProven && account.hasGivenPassword) {
    // Whoever set the password may still know it, and must not come along into this business.
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
  context: BusinessContext,
  userName: string,
  contacts: Contacts,
): Promise<string | null> {
  const { transaction, language, clock } = context;
  const opening = { name: userName, ...contacts, language, now: clock.now() };
  const account = await createAccount(transaction, opening);
  if (account === null) return null;
  const { id: userId, username, password } = account;
  const name = await businessName(context);
  await sendWelcome(context, { userName, contacts, username, password, businessName: name, language });
  await beginVerification(context, { userId, userName, contacts, language });
  return userId;
}
