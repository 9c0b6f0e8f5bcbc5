import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { refuseAboveOwn } from './grant.ts';
import { rolesStore } from './store.ts';

export const restore: Handler<typeof contract.roles.restore> = async ({ restoreIds }, context) => {
  const { transaction, businessId, clock } = context;
  const ids = [...new Set(restoreIds)];
  const held = (await rolesStore(transaction, businessId).hold(ids, 'change')).filter(
    ({ isDeleted }) => isDeleted,
  );
  refuseUnless(held.length === ids.length, 'not-found');
  await refuseAboveOwn(context, held);
  await changingStore(transaction, businessId).setDeleted(ids, null, clock.now());
  context.note(held.map(({ description }) => description).join(', '));
  return {};
};
