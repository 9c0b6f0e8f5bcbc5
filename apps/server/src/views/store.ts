import { Refusal } from '@tezga/domain';
import type { Row } from '../platform/database/schema.generated.ts';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';

export type Layout = Row<'platform.table_layouts'>['layout'];

/** The saved filters of one user in one business; outside of a business there are none. */
export function viewsStore(transaction: Transaction, businessId: string | null, userId: string) {
  const { queries } = transaction;
  return {
    async list(table: string) {
      if (businessId === null) return [];
      return queries
        .selectFrom('tenant.views')
        .select(['id', 'name', 'search'])
        .where('business_id', '=', businessId)
        .where('user_id', '=', userId)
        .where('table_name', '=', table)
        .orderBy('id')
        .execute();
    },

    async add(view: {
      id: string;
      table: string;
      name: string;
      search: string;
      businessId: string;
    }): Promise<void> {
      const { id, table, name, search } = view;
      try {
        await queries
          .insertInto('tenant.views')
          .values({ business_id: view.businessId, id, user_id: userId, table_name: table, name, search })
          .execute();
      } catch (error) {
        if (isUniqueViolation(error, 'views_name')) throw new Refusal('view-name-taken');
        throw error;
      }
    },

    /** The name of the deleted view, or null if there was none. */
    async remove(table: string, viewId: string): Promise<string | null> {
      const removed = await queries
        .deleteFrom('tenant.views')
        .where('business_id', '=', businessId)
        .where('user_id', '=', userId)
        .where('table_name', '=', table)
        .where('id', '=', viewId)
        .returning('name')
        .executeTakeFirst();
      return removed?.name ?? null;
    },
  };
}

/** The column layouts of a user, the same in every business. */
export function layoutsStore(transaction: Transaction, userId: string) {
  const { queries } = transaction;
  return {
    async read(table: string): Promise<Layout | null> {
      const row = await queries
        .selectFrom('platform.table_layouts')
        .select('layout')
        .where('user_id', '=', userId)
        .where('table_name', '=', table)
        .executeTakeFirst();
      return row?.layout ?? null;
    },

    async save(table: string, layout: Layout): Promise<void> {
      await queries
        .insertInto('platform.table_layouts')
        .values({ user_id: userId, table_name: table, layout })
        .onConflict((conflict) => conflict.columns(['user_id', 'table_name']).doUpdateSet({ layout }))
        .execute();
    },

    async forget(table: string): Promise<void> {
      await queries
        .deleteFrom('platform.table_layouts')
        .where('user_id', '=', userId)
        .where('table_name', '=', table)
        .execute();
    },
  };
}
