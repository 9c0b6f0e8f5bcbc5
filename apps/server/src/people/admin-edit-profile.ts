import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { editContacts } from './edit-contacts.ts';
import { profileReply } from './profile-reply.ts';

export const adminEditProfile: Handler<typeof contract.people.adminEditProfile> = async (
  { userId, ...sent },
  context,
) => {
  const changed = await editContacts(context, userId, sent);
  context.note(changed.name);
  return { newUser: profileReply(changed) };
};
