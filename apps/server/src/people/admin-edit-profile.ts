import type { contract } from '@tezga/contract';
import { canonicalContact, refuseUnless } from '@tezga/domain';
import { sendNotice, type Notice } from '../messages/index.ts';
import { afterEdit } from '../platform/edits.ts';
import type { AdminContext, Handler } from '../platform/http/context.ts';
import { forgetContactCodes } from '../verification/index.ts';
import { managedPerson } from './managed-person.ts';
import { peopleStore } from './people-store.ts';
import { profileReply } from './profile-reply.ts';
import type { ProfileRow } from './profile-row.ts';

export const adminEditProfile: Handler<typeof contract.people.adminEditProfile> = async (
  { userId, ...input },
  context,
) => {
  const now = context.clock.now();
  const before = await managedPerson(context, userId);
  const { name, email, phone } = afterEdit<Pick<ProfileRow, 'name' | 'email' | 'phone'>>(before, {
    name: input.name,
    email: contactIn(input.email),
    phone: contactIn(input.tel),
  });
  const problems = [{ path: 'email', code: 'email-or-phone', limit: null }];
  refuseUnless(email !== null || phone !== null, 'invalid-input', { problems });
  const changed = await peopleStore(context.transaction).edit(userId, {
    name,
    email,
    phone,
    // An unchanged contact does not become verified by the edit.
    email_verified_at: email === before.email ? before.email_verified_at : vouchedFor(email, now),
    phone_verified_at: phone === before.phone ? before.phone_verified_at : vouchedFor(phone, now),
  });
  if (email !== before.email) await notifyReplacedContacts(context, before, 'emailReplaced');
  if (phone !== before.phone) await notifyReplacedContacts(context, before, 'phoneReplaced');
  // Changed contacts invalidate the codes sent for the earlier ones.
  const isSettled = email !== before.email || phone !== before.phone;
  if (isSettled) await forgetContactCodes(context.transaction, userId, now);
  context.note(name);
  return { newUser: profileReply(changed) };
};

/** Null removes the contact; undefined leaves it unchanged. */
const contactIn = (typed: string | null | undefined) =>
  typeof typed === 'string' ? canonicalContact(typed) : typed;

const vouchedFor = (contact: string | null, now: Date) => (contact === null ? null : now);

/** Notifies the replaced contacts. */
function notifyReplacedContacts(context: AdminContext, before: ProfileRow, notice: Notice): Promise<void> {
  const { name: userName, email, phone, language } = before;
  return sendNotice(context, notice, { userName, contacts: { email, phone }, language });
}
