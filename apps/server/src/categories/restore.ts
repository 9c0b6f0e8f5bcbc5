import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { categoriesStore } from './store.ts';

export const restore: Handler<typeof contract.categories.restore> = async (
  { categories: given },
  context,
) => {
  const ids = [...new Set(given)];
  const categories = categoriesStore(context.transaction, context.businessId);
  const held = (await categories.hold(ids)).filter((category) => category.deleted_at !== null);
  refuseUnless(held.length === ids.length, 'not-found');

  await categories.setDeleted(ids, null, context.clock.now());
  context.note(held.map(({ name }) => name).join(', '));
  return {};
};
