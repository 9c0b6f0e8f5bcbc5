import type { contract } from '@tezga/contract';
import { ownerRoleCode, refuseUnless } from '@tezga/domain';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { businessRoleReply } from './business-role-reply.ts';
import { rolesStore } from './store.ts';

export const list: Handler<typeof contract.roles.list> = async (_input, { transaction, businessId }) => {
  refuseUnless(businessId !== null, 'not-permitted');
  return { myRoles: await rolesInOrder({ transaction, businessId }) };
};

/** The roles of the business by name, the owner's first. */
export async function rolesInOrder({
  transaction,
  businessId,
}: Pick<BusinessContext, 'transaction' | 'businessId'>) {
  const roles = await rolesStore(transaction, businessId).list();
  return roles
    .toSorted(
      (one, other) =>
        Number(other.code === ownerRoleCode) - Number(one.code === ownerRoleCode) ||
        one.description.localeCompare(other.description, 'sq'),
    )
    .map(businessRoleReply);
}
