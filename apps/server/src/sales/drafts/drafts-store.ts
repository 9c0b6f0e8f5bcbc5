import { type Money } from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';

type Tables = {
  'tenant.sale_drafts': {
    business_id: string;
    id: string;
    name: string;
    description: string;
    cart: unknown;
    total: Money;
    currency: string;
    created_at: Date;
    created_by: string;
    created_by_name: string;
    updated_at: Date;
  };
};

type Draft = Tables['tenant.sale_drafts'];
const listed = ['id', 'name', 'description', 'total', 'currency', 'created_by_name', 'updated_at'] as const;

/** The drafts of one business: carts that sellers saved to continue later. */
export function draftsStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    newest: (max: number) =>
      queries
        .selectFrom('tenant.sale_drafts')
        .select(listed)
        .where('business_id', '=', businessId)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(max)
        .execute(),

    async find(id: string) {
      const row = await queries
        .selectFrom('tenant.sale_drafts')
        .select([...listed, 'cart'])
        .where('business_id', '=', businessId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },

    async add(draft: Omit<Draft, 'business_id'>): Promise<void> {
      await queries
        .insertInto('tenant.sale_drafts')
        .values({ ...draft, business_id: businessId })
        .execute();
    },

    /** Returns false if no draft has this id. */
    async replace(
      id: string,
      draft: Pick<Draft, 'name' | 'description' | 'cart' | 'total' | 'currency' | 'updated_at'>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await queries
        .updateTable('tenant.sale_drafts')
        .set(draft)
        .where('business_id', '=', businessId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async remove(id: string): Promise<boolean> {
      const { numDeletedRows } = await queries
        .deleteFrom('tenant.sale_drafts')
        .where('business_id', '=', businessId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

export function draftReply(row: Pick<Draft, (typeof listed)[number]>) {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    total: row.total,
    currency: row.currency,
    createdByName: row.created_by_name,
    updatedAt: row.updated_at.toISOString(),
  };
}
