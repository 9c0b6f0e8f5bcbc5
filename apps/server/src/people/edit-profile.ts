import type { contract } from '@tezga/contract';
import { isOwner } from '@tezga/domain';
import { afterEdit } from '../platform/edits.ts';
import type { Handler } from '../platform/http/context.ts';
import { ownAccountStore } from './own-account-store.ts';
import { profileReply } from './profile-reply.ts';

export const editProfile: Handler<typeof contract.people.editProfile> = async (input, context) => {
  const { transaction, person, role, phrasesIn } = context;
  const account = ownAccountStore(transaction, person.id);
  const changed = await account.edit(afterEdit(await account.lockProfile(), input));
  context.note(changed.name);
  return {
    owner: role !== null && isOwner(role),
    message: phrasesIn[context.language].people.saved,
    newUser: profileReply(changed),
  };
};
