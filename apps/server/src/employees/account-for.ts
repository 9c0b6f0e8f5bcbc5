import { canonicalContact, refuseUnless } from '@tezga/domain';
import { createAccount } from '../access/index.ts';
import { sendWelcome } from '../messages/index.ts';
import type { BusinessContext } from '../platform/http/context.ts';
import type { Tables } from './tables.ts';

export interface ContactsGiven {
  readonly name: string;
  readonly email: string | null;
  readonly tel: string | null;
}

interface Contacts {
  readonly email: string | null;
  readonly phone: string | null;
}

/** The account of the person with these contacts: the one they have already, or a new one they are told about. */
export async function accountFor(context: BusinessContext, given: ContactsGiven): Promise<string> {
  const contacts = {
    email: given.email === null ? null : canonicalContact(given.email),
    phone: given.tel === null ? null : canonicalContact(given.tel),
  };
  const known = (await knownAccount(context, contacts)) ?? (await newAccount(context, given.name, contacts));
  if (known !== null) return known;
  // Someone else opened the account in the moment between looking and opening.
  const opened = await knownAccount(context, contacts);
  refuseUnless(opened !== null, 'contact-taken');
  return opened;
}

/** Refuses contacts of two people, of the platform's own people, and of accounts that were closed. */
async function knownAccount(
  { transaction }: BusinessContext,
  { email, phone }: Contacts,
): Promise<string | null> {
  const accounts = await transaction.queries
    .withTables<Tables>()
    .selectFrom('platform.users')
    .select(['id', 'kind', 'deleted_at'])
    .where((where) => where.or([where('email', '=', email), where('phone', '=', phone)]))
    .execute();
  const [account] = accounts;
  if (account === undefined) return null;
  const isOnePerson = accounts.length === 1 && account.kind === 'business' && account.deleted_at === null;
  refuseUnless(isOnePerson, 'contact-taken');
  return account.id;
}

async function newAccount(
  context: BusinessContext,
  name: string,
  contacts: Contacts,
): Promise<string | null> {
  const { transaction, language, clock } = context;
  const account = await createAccount(transaction, { name, ...contacts, language, now: clock.now() });
  if (account === null) return null;
  const { name: businessName } = await transaction.queries
    .withTables<Tables>()
    .selectFrom('platform.businesses')
    .select('name')
    .where('id', '=', context.businessId)
    .executeTakeFirstOrThrow();
  const { username, password } = account;
  await sendWelcome(context, { userName: name, contacts, username, password, businessName, language });
  return account.id;
}
