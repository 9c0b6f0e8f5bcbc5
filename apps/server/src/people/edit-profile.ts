import type { contract } from '@tezga/contract';
import { isOwner } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { ownAccountStore } from './own-account-store.ts';
import { profileReply } from './profile-reply.ts';

export const editProfile: Handler<typeof contract.people.editProfile> = async (
  { name, language },
  context,
) => {
  const { transaction, person, role, phrasesIn } = context;
  const changed = await ownAccountStore(transaction, person.id).edit({ name, language });
  context.note(changed.name);
  return {
    owner: role !== null && isOwner(role),
    message: phrasesIn[context.language].people.saved,
    newUser: profileReply(changed),
  };
};
