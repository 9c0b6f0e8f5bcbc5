import { canonicalContact, refuseUnless } from '@tezga/domain';
import { sendNotice, type Notice } from '../messages/index.ts';
import { afterEdit } from '../platform/edits.ts';
import type { AdminContext } from '../platform/http/context.ts';
import { forgetContactCodes } from '../verification/index.ts';
import { managedPerson } from './managed-person.ts';
import { peopleStore } from './people-store.ts';
import type { ProfileRow } from './profile-row.ts';

interface SentProfile {
  readonly name?: string | undefined;
  readonly email?: string | null | undefined;
  readonly tel?: string | null | undefined;
}

/** An admin changes the name and the contacts of another user. New contacts count as verified. */
export async function editContacts(
  context: AdminContext,
  userId: string,
  sent: SentProfile,
): Promise<ProfileRow> {
  const now = context.clock.now();
  const before = await managedPerson(context, userId);
  const { name, email, phone } = afterEdit<Pick<ProfileRow, 'name' | 'email' | 'phone'>>(before, {
    name: sent.name,
    email: contactIn(sent.email),
    phone: contactIn(sent.tel),
  });
  const problems = [{ path: 'email', code: 'email-or-phone', limit: null }];
  refuseUnless(email !== null || phone !== null, 'invalid-input', { problems });
  const changed = await peopleStore(context.transaction).edit(userId, {
    name,
    email,
    phone,
    // Only a changed contact becomes verified.
    email_verified_at: email === before.email ? before.email_verified_at : vouchedFor(email, now),
    phone_verified_at: phone === before.phone ? before.phone_verified_at : vouchedFor(phone, now),
  });
  if (email !== before.email) await notifyReplacedContacts(context, before, 'emailReplaced');
  if (phone !== before.phone) await notifyReplacedContacts(context, before, 'phoneReplaced');
  // The codes sent to the former contacts become invalid.
  const isSettled = email !== before.email || phone !== before.phone;
  if (isSettled) await forgetContactCodes(context.transaction, userId, now);
  return changed;
}

/** Null removes the contact; undefined leaves it unchanged. */
const contactIn = (typed: string | null | undefined) =>
  typeof typed === 'string' ? canonicalContact(typed) : typed;

const vouchedFor = (contact: string | null, now: Date) => (contact === null ? null : now);

/** Notifies the user at the former contacts. */
function notifyReplacedContacts(context: AdminContext, before: ProfileRow, notice: Notice): Promise<void> {
  const { name: userName, email, phone, language } = before;
  return sendNotice(context, notice, { userName, contacts: { email, phone }, language });
}
