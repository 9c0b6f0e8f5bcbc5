import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { refuseIfChanged } from '../platform/edits.ts';
import type { Handler } from '../platform/http/context.ts';
import { categoriesStore } from './store.ts';

export const edit: Handler<typeof contract.categories.edit> = async (input, context) => {
  const categories = categoriesStore(context.transaction, context.businessId);
  const [category] = await categories.hold([input.category_id]);
  refuseUnless(category !== undefined && category.deleted_at === null, 'not-found');
  refuseIfChanged(category.updated_at, input.updatedAt);
  const { categoryDesc = category.name } = input;
  const updatedAt = await categories.rename(category.id, categoryDesc, context.clock.now());
  context.note(categoryDesc);
  return { updatedAt: updatedAt.toISOString() };
};
