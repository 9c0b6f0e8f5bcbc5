import type { contract } from '@tezga/contract';
import { canonicalContact } from '@tezga/domain';
import { sendNotice, type Notice } from '../messages/index.ts';
import type { AdminContext, Handler } from '../platform/http/context.ts';
import { forgetContactCodes } from '../verification/index.ts';
import { personLookedAfter } from './person-looked-after.ts';
import { peopleStore } from './people-store.ts';
import { profileReply } from './profile-reply.ts';
import type { ProfileRow } from './profile-row.ts';

export const adminEditProfile: Handler<typeof contract.people.adminEditProfile> = async (
  { userId, name, email: typedEmail, tel },
  context,
) => {
  const now = context.clock.now();
  const before = await personLookedAfter(context, userId);
  const email = typedEmail === null ? null : canonicalContact(typedEmail);
  const phone = tel === null ? null : canonicalContact(tel);
  const changed = await peopleStore(context.transaction).edit(userId, {
    name,
    email,
    phone,
    // What the admin left as it was, they have not vouched for.
    email_verified_at: email === before.email ? before.email_verified_at : vouchedFor(email, now),
    phone_verified_at: phone === before.phone ? before.phone_verified_at : vouchedFor(phone, now),
  });
  if (email !== before.email) await tellOfReplacement(context, before, 'emailReplaced');
  if (phone !== before.phone) await tellOfReplacement(context, before, 'phoneReplaced');
  // Contacts that were settled: nothing that was sent for them before counts any more.
  const isSettled = email !== before.email || phone !== before.phone;
  if (isSettled) await forgetContactCodes(context.transaction, userId, now);
  context.note(name);
  return { newUser: profileReply(changed) };
};

const vouchedFor = (contact: string | null, now: Date) => (contact === null ? null : now);

/** Whoever held the contact before should know. */
function tellOfReplacement(context: AdminContext, before: ProfileRow, notice: Notice): Promise<void> {
  const { name: userName, email, phone, language } = before;
  return sendNotice(context, notice, { userName, contacts: { email, phone }, language });
}
