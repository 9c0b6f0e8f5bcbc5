import type { Transaction } from '../platform/database/transaction.ts';

/**
 * The kinds of records that prevent the deletion of a shop, with their columns. A test compares the columns with the
 * foreign keys of the database, so that no table is missing here.
 */
export const columnsOfDependents = {
  tills: ['tenant.tills.shop_id'],
  prices: ['tenant.article_prices.shop_id'],
  stock: ['tenant.stock.shop_id'],
  employees: ['tenant.employee_shops.shop_id'],
  warehouse: [
    'tenant.warehouse_documents.shop_id',
    'tenant.warehouse_documents.target_shop_id',
    'tenant.warehouse_drafts.shop_id',
    'tenant.stocktakes.shop_id',
  ],
  invoices: ['tenant.invoices.shop_id'],
  transferNotes: ['tenant.transfer_notes.shop_id'],
  payments: ['tenant.payments.shop_id'],
} as const;

/** The kinds of records that may depend on a shop. */
export type Dependent = keyof typeof columnsOfDependents;

const exists = (column: string) => {
  const [schema, table, name] = column.split('.');
  return `exists (select from ${schema}.${table} where business_id = $1 and ${name} = $2)`;
};

const readDependents = Object.entries(columnsOfDependents)
  .map(
    ([dependent, columns]) => `select '${dependent}' as dependent where ${columns.map(exists).join(' or ')}`,
  )
  .join(' union all ');

/** Deletes shops permanently. */
export function removingStore(transaction: Transaction, businessId: string) {
  return {
    /** The kinds of records that depend on the shop and prevent its deletion. */
    async dependentsOf(shopId: string): Promise<Dependent[]> {
      const rows = await transaction.run<{ dependent: Dependent }>(readDependents, [businessId, shopId]);
      return rows.map(({ dependent }) => dependent);
    },

    async remove(shopId: string): Promise<void> {
      await transaction.queries
        .deleteFrom('tenant.shops')
        .where('business_id', '=', businessId)
        .where('id', '=', shopId)
        .execute();
    },
  };
}
