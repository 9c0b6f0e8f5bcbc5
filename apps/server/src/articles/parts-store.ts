import type { Quantity } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/** Writes the categories and the recipe of one article. */
export function partsStore(transaction: Transaction, businessId: string, articleId: string) {
  const { queries } = transaction;
  const key = { business_id: businessId, article_id: articleId };
  return {
    /** Rows for deleted categories stay, so that restoring a category restores its articles. */
    async setCategories(categoryIds: readonly string[]): Promise<void> {
      await queries
        .deleteFrom('tenant.article_categories')
        .where('business_id', '=', businessId)
        .where('article_id', '=', articleId)
        .where('category_id', 'in', (live) =>
          live
            .selectFrom('tenant.categories')
            .select('id')
            .where('business_id', '=', businessId)
            .where('deleted_at', 'is', null),
        )
        .execute();
      if (categoryIds.length === 0) return;
      await queries
        .insertInto('tenant.article_categories')
        .values(categoryIds.map((categoryId) => ({ ...key, category_id: categoryId })))
        .execute();
    },

    async setIngredients(quantities: ReadonlyMap<string, Quantity>): Promise<void> {
      await queries
        .deleteFrom('tenant.article_ingredients')
        .where('business_id', '=', businessId)
        .where('article_id', '=', articleId)
        .execute();
      if (quantities.size === 0) return;
      await queries
        .insertInto('tenant.article_ingredients')
        .values(Array.from(quantities, ([id, quantity]) => ({ ...key, ingredient_id: id, quantity })))
        .execute();
    },
  };
}
