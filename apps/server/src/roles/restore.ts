import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { refuseAboveOwn } from './grant.ts';
import { rolesStore } from './store.ts';

export const restore: Handler<typeof contract.roles.restore> = async ({ restoreIds }, context) => {
  const { transaction, businessId, clock } = context;
  const ids = [...new Set(restoreIds)];
  const locked = (await rolesStore(transaction, businessId).lock(ids, 'change')).filter(
    ({ isDeleted }) => isDeleted,
  );
  refuseUnless(locked.length === ids.length, 'not-found');
  await refuseAboveOwn(context, locked);
  await changingStore(transaction, businessId).setDeleted(ids, null, clock.now());
  context.note(locked.map(({ description }) => description).join(', '));
  return {};
};
