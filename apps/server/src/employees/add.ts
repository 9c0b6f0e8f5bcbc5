import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { hashPassword } from '../platform/session/passwords.ts';
import { roleToGive } from '../roles/index.ts';
import { accountFor, contactsOf, type ContactsGiven } from './account-for.ts';
import { existingAccount } from './existing-account.ts';
import { lockedEmployees } from './locked-employees.ts';
import { placesStore } from './places-store.ts';
import { shopsToAssign } from './shops-to-assign.ts';
import { employeesStore } from './store.ts';

export const add: Handler<typeof contract.employees.add> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const role = await roleToGive(context, input.roleId);
  const shopIds = await shopsToAssign(context, input.shopIds);
  const joining = await accountFor(context, input);
  const record = await lockedEmployees(transaction, businessId).byUser(joining.userId);
  refuseUnless(record === null || record.isDeleted, 'employee-already-there');

  const now = clock.now();
  const pinHash = input.pin === null ? null : await hashPassword(input.pin);
  const facts = { name: input.name, operatorCode: input.opCode, pinHash };
  const employeeId = record?.id ?? newRecordId(now);
  const employees = employeesStore(transaction, businessId);
  if (record === null) await employees.add(employeeId, joining, facts, now);
  else await employees.restore([employeeId], now, { ...facts, ...joining.contacts });
  const places = placesStore(transaction, businessId);
  // Unless this business opened the account, now or earlier, the membership stays pending until the person accepts.
  const isOpenedHere = joining.isOpenedHere || record?.openedHere === true;
  await places.giveRole(joining.userId, role.id, isOpenedHere ? 'accepted' : 'pending');
  await places.setShops(employeeId, shopIds);
  context.note(input.name);
  return { employeeId };
};

interface Expected extends Pick<ContactsGiven, 'email' | 'tel'> {
  readonly roleId: string;
  readonly shopIds: readonly string[];
}

/**
 * Checks role, shops, contacts and existing employees as `add` does, without writing, for a caller that must call
 * another server before it adds the employee.
 */
export async function expectNewEmployee(context: BusinessContext, expected: Expected): Promise<void> {
  const { transaction, businessId } = context;
  await roleToGive(context, expected.roleId);
  await shopsToAssign(context, expected.shopIds);
  const account = await existingAccount(transaction, contactsOf(expected));
  if (account === null) return;
  const record = await lockedEmployees(transaction, businessId).byUser(account.id);
  refuseUnless(record === null || record.isDeleted, 'employee-already-there');
}
