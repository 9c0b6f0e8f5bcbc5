import type { contract } from '@tezga/contract';
import { ownerRoleCode } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { readingStore } from './reading-store.ts';

export const ownerData: Handler<typeof contract.employees.ownerData> = async (
  _input,
  { transaction, businessId },
) => {
  const owner = await readingStore(transaction, businessId).owner();
  if (owner === null) return { owner: null };
  return {
    owner: {
      _id: owner.id,
      name: owner.name,
      email: owner.email,
      tel: owner.phone,
      emailVerified: owner.email_verified_at !== null,
      telVerified: owner.phone_verified_at !== null,
      roleCode: ownerRoleCode,
      resetPassword: owner.must_change_password,
    },
  };
};
