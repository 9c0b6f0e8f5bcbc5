import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { rolesToGiveAgain } from '../roles/index.ts';
import { lockedEmployees } from './locked-employees.ts';
import { placesStore } from './places-store.ts';
import { employeesStore } from './store.ts';

export const restore: Handler<typeof contract.employees.restore> = async ({ selectedEmployees }, context) => {
  const { transaction, businessId, clock } = context;
  const ids = [...new Set(selectedEmployees)];
  const deleted = await lockedEmployees(transaction, businessId).deleted(ids);
  refuseUnless(deleted.length === ids.length, 'not-found');
  const now = clock.now();
  await rolesToGiveAgain(
    context,
    deleted.map(({ roleId }) => roleId),
    now,
  );

  await employeesStore(transaction, businessId).restore(ids, now);
  const places = placesStore(transaction, businessId);
  for (const { userId, roleId, openedHere } of deleted)
    await places.giveRole(userId, roleId, openedHere ? 'accepted' : 'pending');
  context.note(deleted.map(({ name }) => name).join(', '));
  return {};
};
