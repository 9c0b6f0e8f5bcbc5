import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { refuseHoldersAboveOwn } from '../roles/index.ts';
import { heldEmployees } from './held-employees.ts';
import { placesStore } from './places-store.ts';
import { employeesStore } from './store.ts';

export const remove: Handler<typeof contract.employees.remove> = async ({ selectedEmployees }, context) => {
  const { transaction, businessId, clock } = context;
  const ids = [...new Set(selectedEmployees)];
  const held = await heldEmployees(transaction, businessId).current(ids);
  refuseUnless(held.length === ids.length, 'not-found');
  refuseUnless(!held.some(({ isOwner }) => isOwner), 'employee-is-owner');
  await refuseHoldersAboveOwn(
    context,
    held.map(({ roleId }) => roleId),
  );

  const now = clock.now();
  const employees = employeesStore(transaction, businessId);
  const places = placesStore(transaction, businessId);
  for (const { id, userId, roleId } of held) {
    await employees.markGone(id, roleId, now);
    await places.shutOut(userId, now);
  }
  context.note(held.map(({ name }) => name).join(', '));
  return {};
};
