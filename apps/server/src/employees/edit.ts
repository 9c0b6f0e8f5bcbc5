import type { contract } from '@tezga/contract';
import { isOwner, refuseUnless } from '@tezga/domain';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { refuseHoldersAboveOwn, roleToGive } from '../roles/index.ts';
import { heldEmployees, type HeldEmployee } from './held-employees.ts';
import { placesStore } from './places-store.ts';
import { shopsToKeep } from './shops-to-assign.ts';
import { employeesStore } from './store.ts';

export const edit: Handler<typeof contract.employees.edit> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const [employee] = await heldEmployees(transaction, businessId).current([input.employeeId]);
  refuseUnless(employee !== undefined, 'not-found');
  await refuseUnlessMayEdit(context, employee, input.roleId);
  refuseUnless(employee.updatedAt.getTime() === Date.parse(input.updatedAt), 'changed-meanwhile');
  const shopIds = await shopsToKeep(context, employee.id, input.shopIds);

  const pinHash = input.pin === null ? null : await hashPassword(input.pin);
  const facts = { name: input.name, operatorCode: input.opCode, pinHash };
  const updatedAt = await employeesStore(transaction, businessId).change(employee.id, facts, clock.now());
  const places = placesStore(transaction, businessId);
  await places.changeRole(employee.userId, input.roleId);
  await places.setShops(employee.id, shopIds);
  context.note(input.name);
  return { updatedAt: updatedAt.toISOString() };
};

/** The owner's record is the owner's own, and keeps its role; others change those who may do no more than they. */
async function refuseUnlessMayEdit(
  context: BusinessContext,
  employee: HeldEmployee,
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
