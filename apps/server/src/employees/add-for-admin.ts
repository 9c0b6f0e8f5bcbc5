import type { contract } from '@tezga/contract';
import { ownerRoleCode } from '@tezga/domain';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { add } from './add.ts';

/** The admin acts for the owner, so the admin may give every role that the owner may give. */
export const addForAdmin: Handler<typeof contract.employees.addForAdmin> = async (
  { businessId, ...input },
  context,
) => {
  await enterManagedBusiness(context, businessId);
  const role = { ...context.role, code: ownerRoleCode };
  return add(input, { ...context, businessId, role });
};
