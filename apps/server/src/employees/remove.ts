import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { refuseHoldersAboveOwn } from '../roles/index.ts';
import { lockedEmployees } from './locked-employees.ts';
import { placesStore } from './places-store.ts';
import { employeesStore } from './store.ts';

export const remove: Handler<typeof contract.employees.remove> = async ({ selectedEmployees }, context) => {
  const { transaction, businessId, clock } = context;
  const ids = [...new Set(selectedEmployees)];
  const locked = await lockedEmployees(transaction, businessId).current(ids);
  refuseUnless(locked.length === ids.length, 'not-found');
  refuseUnless(!locked.some(({ isOwner }) => isOwner), 'employee-is-owner');
  await refuseHoldersAboveOwn(
    context,
    locked.map(({ roleId }) => roleId),
  );

  const now = clock.now();
  const employees = employeesStore(transaction, businessId);
  const places = placesStore(transaction, businessId);
  for (const { id, userId, roleId } of locked) {
    await employees.markDeleted(id, roleId, now);
    await places.removeAccess(userId, now);
  }
  context.note(locked.map(({ name }) => name).join(', '));
  return {};
};
