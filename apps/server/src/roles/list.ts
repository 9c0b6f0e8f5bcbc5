import type { contract } from '@tezga/contract';
import { ownerRoleCode, refuseUnless } from '@tezga/domain';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { businessRoleReply } from './business-role-reply.ts';
import { rolesStore } from './store.ts';

export const list: Handler<typeof contract.roles.list> = async ({ deleted }, { transaction, businessId }) => {
  refuseUnless(businessId !== null, 'not-permitted');
  return { myRoles: await rolesInOrder({ transaction, businessId }, deleted) };
};

/** The roles of the business by name, the owner's first; or the deleted ones. */
export async function rolesInOrder(
  { transaction, businessId }: Pick<BusinessContext, 'transaction' | 'businessId'>,
  deleted = false,
) {
  const store = rolesStore(transaction, businessId);
  const roles = await (deleted ? store.deleted() : store.list());
  return roles
    .toSorted(
      (one, other) =>
        Number(other.code === ownerRoleCode) - Number(one.code === ownerRoleCode) ||
        one.description.localeCompare(other.description, 'sq'),
    )
    .map(businessRoleReply);
}
