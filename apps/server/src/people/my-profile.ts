import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { ownAccountStore } from './own-account-store.ts';
import { profileReply } from './profile-reply.ts';

export const myProfile: Handler<typeof contract.people.myProfile> = async (_input, context) => {
  const account = ownAccountStore(context.transaction, context.person.id);
  const [profile, employee] = await Promise.all([account.profile(), account.employee(context.businessId)]);
  return {
    profile: {
      ...profileReply(profile),
      hasPin: (employee?.pin_hash ?? null) !== null,
      opCode: employee?.operator_code ?? null,
    },
  };
};
