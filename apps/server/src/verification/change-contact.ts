import { canonicalContact, maskedContact, Refusal } from '@tezga/domain';
import { sendNotice, type Contacts } from '../messages/index.ts';
import type { SessionContext } from '../platform/http/context.ts';
import { accountsStore, type Account } from './accounts-store.ts';
import type { Method } from './codes.ts';
import { issueVerification } from './issue-code.ts';
import { ownAccount } from './own-account.ts';
import { countSendingOrRefuse } from './sending-limits.ts';

const noticeOf = { email: 'emailChangeBegun', tel: 'phoneChangeBegun' } as const;

/** Starts to change an e-mail or phone, or to verify the current one. */
export async function changeContact(context: SessionContext, method: Method, typed: string) {
  const { transaction, clock } = context;
  const value = canonicalContact(typed);
  const account = await ownAccount(context);
  const sending = { userId: account.id, purpose: 'verification', method, now: clock.now() } as const;
  await countSendingOrRefuse(transaction, sending);
  // Counts the request before the check and also if the contact is taken, so that a caller cannot probe for existing
  // users.
  const isTaken = await accountsStore(transaction).isTakenByOther(method, value, account.id);
  if (isTaken) throw new Refusal('contact-taken', {}, { commitsWork: true });

  const methodId = await issueVerification(context, account, method, value);
  const { name: userName, language } = account;
  const contacts = contactsToWarn(account, method, value);
  await sendNotice(context, noticeOf[method], { userName, contacts, language });
  context.note(maskedContact(value));
  return { methodId };
}

/** The contacts to warn: the old one or, if there is none, the user's other contact. */
function contactsToWarn({ email, phone }: Account, method: Method, value: string): Contacts {
  const current = method === 'email' ? email : phone;
  if (current === value) return { email: null, phone: null };
  const isByEmail = (method === 'email') === (current !== null);
  return isByEmail ? { email, phone: null } : { email: null, phone };
}
