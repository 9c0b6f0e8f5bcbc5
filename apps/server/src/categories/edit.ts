import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { categoriesStore } from './store.ts';

export const edit: Handler<typeof contract.categories.edit> = async (input, context) => {
  const categories = categoriesStore(context.transaction, context.businessId);
  const [category] = await categories.hold([input.category_id]);
  refuseUnless(category !== undefined && category.deleted_at === null, 'not-found');
  refuseUnless(category.updated_at.getTime() === Date.parse(input.updatedAt), 'changed-meanwhile');
  const updatedAt = await categories.rename(category.id, input.categoryDesc, context.clock.now());
  context.note(input.categoryDesc);
  return { updatedAt: updatedAt.toISOString() };
};
