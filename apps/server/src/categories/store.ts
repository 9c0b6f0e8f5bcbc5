import { Refusal } from '@tezga/domain';
import { laterVersion } from '../platform/database/later-version.ts';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';

interface ListedCategory {
  readonly id: string;
  readonly name: string;
  readonly updatedAt: Date;
  readonly articles: bigint;
}

/** The categories of one business. */
export function categoriesStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  const categories = queries.selectFrom('tenant.categories').where('business_id', '=', businessId);
  const among = (ids: readonly string[]) => categories.where('id', 'in', ids).orderBy('id');
  const changing = queries.updateTable('tenant.categories').where('business_id', '=', businessId);
  return {
    async list({ areDeleted }: { areDeleted: boolean }): Promise<readonly ListedCategory[]> {
      const rows = await transaction.run<ListedCategory>(listedCategories, [businessId, areDeleted]);
      return rows;
    },

    async hold(ids: readonly string[]) {
      return among(ids).select(['id', 'name', 'updated_at', 'deleted_at']).forUpdate().execute();
    },

    /** Counts the categories with these ids that are not deleted, and locks them against deletion. */
    async countHeld(ids: readonly string[]): Promise<number> {
      return (await among(ids).select('id').where('deleted_at', 'is', null).forShare().execute()).length;
    },

    async add(id: string, name: string, at: Date): Promise<void> {
      const record = { business_id: businessId, id, name, created_at: at, updated_at: at, deleted_at: null };
      await refusingTaken(queries.insertInto('tenant.categories').values(record).execute());
    },

    /** Returns the new `updatedAt`, which always differs from the previous one. */
    async rename(id: string, name: string, at: Date): Promise<Date> {
      const { updated_at: updatedAt } = await refusingTaken(
        changing
          .set({ name, updated_at: laterVersion(at) })
          .where('id', '=', id)
          .returning('updated_at')
          .executeTakeFirstOrThrow(),
      );
      return updatedAt;
    },

    async setDeleted(ids: readonly string[], deletedAt: Date | null, at: Date): Promise<void> {
      await refusingTaken(
        changing
          .set({ deleted_at: deletedAt, updated_at: laterVersion(at) })
          .where('id', 'in', ids)
          .execute(),
      );
    },
  };
}

const listedCategories = `
  select category.id, category.name, category.updated_at as "updatedAt", coalesce(linked.articles, 0) as articles
  from tenant.categories category
  left join (
    select category_id, count(*) as articles from tenant.article_categories
    where business_id = $1 and is_deleted = false group by category_id
  ) linked on linked.category_id = category.id
  where category.business_id = $1 and (category.deleted_at is not null) = $2`;

async function refusingTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'categories_name')) throw new Refusal('category-name-taken');
    throw error;
  }
}
