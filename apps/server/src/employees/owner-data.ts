import type { contract } from '@tezga/contract';
import { businessLevel, ownerRoleCode, reaches } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { readingStore } from './reading-store.ts';

export const ownerData: Handler<typeof contract.employees.ownerData> = async (
  _input,
  { transaction, businessId, person, role },
) => {
  const owner = await readingStore(transaction, businessId).owner();
  if (owner === null) return { owner: null };
  const isSelf = owner.id === person.id;
  const seesContacts = isSelf || reaches(businessLevel(role, 'employees'), 'read');
  return {
    owner: {
      _id: owner.id,
      name: owner.name,
      email: seesContacts ? owner.email : null,
      tel: seesContacts ? owner.phone : null,
      emailVerified: seesContacts && owner.email_verified_at !== null,
      telVerified: seesContacts && owner.phone_verified_at !== null,
      roleCode: ownerRoleCode,
      resetPassword: isSelf && owner.must_change_password,
    },
  };
};
