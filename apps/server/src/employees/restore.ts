import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { rolesToGiveAgain } from '../roles/index.ts';
import { heldEmployees } from './held-employees.ts';
import { placesStore } from './places-store.ts';
import { employeesStore } from './store.ts';

export const restore: Handler<typeof contract.employees.restore> = async ({ selectedEmployees }, context) => {
  const { transaction, businessId, clock } = context;
  const ids = [...new Set(selectedEmployees)];
  const gone = await heldEmployees(transaction, businessId).gone(ids);
  refuseUnless(gone.length === ids.length, 'not-found');
  const now = clock.now();
  await rolesToGiveAgain(
    context,
    gone.map(({ roleId }) => roleId),
    now,
  );

  await employeesStore(transaction, businessId).bringBack(ids, now);
  const places = placesStore(transaction, businessId);
  for (const { userId, roleId, openedHere } of gone)
    await places.giveRole(userId, roleId, openedHere ? 'accepted' : 'pending');
  context.note(gone.map(({ name }) => name).join(', '));
  return {};
};
