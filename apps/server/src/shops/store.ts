import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';

type Tables = {
  'tenant.shops': {
    business_id: string;
    id: string;
    name: string;
    business_unit_code: string;
    alpha_code: string;
    address: string;
    city: string;
    country: string;
    phone_number: string;
    is_secondary: boolean;
    is_hidden: boolean;
    allow_negative_stock: boolean;
  };
};

/** The shops of one business. */
export function shopsStore(transaction: Transaction, businessId: string) {
  return {
    async list() {
      return shopsOf(transaction, { businessId });
    },

    /** How many of the ids are shops of this business. */
    async countOf(ids: readonly string[]): Promise<number> {
      const { found } = await transaction.queries
        .withTables<Tables>()
        .selectFrom('tenant.shops')
        .select((select) => select.fn.countAll<bigint>().as('found'))
        .where('business_id', '=', businessId)
        .where('id', 'in', ids)
        .executeTakeFirstOrThrow();
      return Number(found);
    },
  };
}

const shopsOf = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .withTables<Tables>()
    .selectFrom('tenant.shops')
    .select([
      'id',
      'name',
      'business_unit_code',
      'alpha_code',
      'address',
      'city',
      'country',
      'phone_number',
      'is_secondary',
      'is_hidden',
      'allow_negative_stock',
    ])
    .where('business_id', '=', businessId),
);
