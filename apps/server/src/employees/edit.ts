import type { contract } from '@tezga/contract';
import { isOwner, refuseUnless } from '@tezga/domain';
import { afterEdit, refuseIfChanged } from '../platform/edits.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { refuseHoldersAboveOwn, roleToGive } from '../roles/index.ts';
import { lockedEmployees, type LockedEmployee } from './locked-employees.ts';
import { placesStore } from './places-store.ts';
import { shopsAfterEdit } from './shops-to-assign.ts';
import { employeesStore } from './store.ts';

export const edit: Handler<typeof contract.employees.edit> = async (
  { updatedAt: seen, ...input },
  context,
) => {
  const { transaction, businessId, clock } = context;
  const [employee] = await lockedEmployees(transaction, businessId).current([input.employeeId]);
  refuseUnless(employee !== undefined, 'not-found');
  const { name, roleId, opCode } = afterEdit(employee, input);
  await refuseUnlessMayEdit(context, employee, roleId);
  refuseIfChanged(employee.updatedAt, seen);
  const shopIds =
    input.shopIds === undefined ? null : await shopsAfterEdit(context, employee.id, input.shopIds);

  const pinHash = typeof input.pin === 'string' ? await hashPassword(input.pin) : null;
  const facts = { name, operatorCode: opCode, pinHash };
  const updatedAt = await employeesStore(transaction, businessId).change(employee.id, facts, clock.now());
  const places = placesStore(transaction, businessId);
  await places.changeRole(employee.userId, roleId);
  if (shopIds !== null) await places.setShops(employee.id, shopIds);
  context.note(name);
  return { updatedAt: updatedAt.toISOString() };
};

/**
 * Only the owner edits the owner's record, and its role never changes. Others edit employees whose permissions do not
 * exceed their own.
 */
async function refuseUnlessMayEdit(
  context: BusinessContext,
  employee: LockedEmployee,
  roleId: string,
): Promise<void> {
  const staysInRole = roleId === employee.roleId;
  if (employee.isOwner) {
    refuseUnless(isOwner(context.role) && staysInRole, 'employee-is-owner');
    return;
  }
  await refuseHoldersAboveOwn(context, [employee.roleId]);
  if (staysInRole) return;
  refuseUnless(employee.userId !== context.person.id, 'not-permitted');
  await roleToGive(context, roleId);
}
