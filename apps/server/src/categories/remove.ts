import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { categoriesStore } from './store.ts';

export const remove: Handler<typeof contract.categories.remove> = async ({ categories: given }, context) => {
  const ids = [...new Set(given)];
  const categories = categoriesStore(context.transaction, context.businessId);
  const held = (await categories.hold(ids)).filter((category) => category.deleted_at === null);
  refuseUnless(held.length === ids.length, 'not-found');

  const now = context.clock.now();
  await categories.setDeleted(ids, now, now);
  context.note(held.map(({ name }) => name).join(', '));
  return {};
};
