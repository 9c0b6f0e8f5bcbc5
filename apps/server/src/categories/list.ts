import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { categoriesStore } from './store.ts';

export const list: Handler<typeof contract.categories.list> = async (
  { deleted },
  { transaction, businessId },
) => {
  const categories = await categoriesStore(transaction, businessId).list({ areDeleted: deleted });
  return {
    categories: categories
      .map(({ id, name, articles, updatedAt }) => ({
        category_id: id,
        categoryDesc: name,
        articlesCount: Number(articles),
        updatedAt: updatedAt.toISOString(),
      }))
      .toSorted((one, other) => one.categoryDesc.localeCompare(other.categoryDesc, 'sq')),
  };
};
