import type { Transaction } from '../platform/database/transaction.ts';
import type { Schema } from '../platform/database/schema.generated.ts';

/** The kinds of records that may depend on a shop. */
export type Dependent = 'tills' | 'prices' | 'stock' | 'employees';

const tableOf = {
  tills: 'tenant.tills',
  prices: 'tenant.article_prices',
  stock: 'tenant.stock',
  employees: 'tenant.employee_shops',
} as const satisfies Record<Dependent, keyof Schema>;

/** Deletes shops permanently. */
export function removingStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    /** The kinds of records that depend on the shop and prevent its deletion. */
    async dependentsOf(shopId: string): Promise<Dependent[]> {
      const found: Dependent[] = [];
      for (const [dependent, table] of Object.entries(tableOf) as [
        Dependent,
        (typeof tableOf)[Dependent],
      ][]) {
        const row = await queries
          .selectFrom(table)
          .select('shop_id')
          .where('business_id', '=', businessId)
          .where('shop_id', '=', shopId)
          .limit(1)
          .executeTakeFirst();
        if (row !== undefined) found.push(dependent);
      }
      return found;
    },

    async remove(shopId: string): Promise<void> {
      await queries
        .deleteFrom('tenant.shops')
        .where('business_id', '=', businessId)
        .where('id', '=', shopId)
        .execute();
    },
  };
}
