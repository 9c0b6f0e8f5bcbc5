import { asPoints, noPoints, type Points } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';

export interface CreditMove {
  readonly customerId: string;
  /** Negative if a payment takes points. */
  readonly change: Points;
  /** Null if a user sets the points. */
  readonly paymentId: string | null;
  readonly at: Date;
  readonly by: { readonly id: string; readonly name: string };
}

/**
 * The name of the customer; null if the customer is deleted or unknown. With the lock, no other transaction deletes or
 * merges the customer until this one ends.
 */
export async function customerName(
  transaction: Transaction,
  businessId: string,
  { id, lock = '' }: { readonly id: string; readonly lock?: 'for key share' | '' },
): Promise<string | null> {
  const [row] = await transaction.run<{ readonly name: string }>(
    `select name from tenant.customers where business_id = $1 and id = $2 and deleted_at is null ${lock}`,
    [businessId, id],
  );
  return row?.name ?? null;
}

/** The points of the customers of one business. */
export function clientCreditStore(transaction: Transaction, businessId: string) {
  const pointsIn = async (customerId: string, lock: 'for update' | ''): Promise<Points> => {
    const [row] = await transaction.run<{ readonly points: bigint }>(
      `select points from tenant.client_credits where business_id = $1 and customer_id = $2 ${lock}`,
      [businessId, customerId],
    );
    return row === undefined ? noPoints : asPoints(row.points);
  };
  return {
    points: (customerId: string) => pointsIn(customerId, ''),

    /** The points of a customer. Their row, if there is one, is locked until the transaction ends. */
    lockPoints: (customerId: string) => pointsIn(customerId, 'for update'),

    /** Inserts a row with zero points unless the customer has one, so that `lockPoints` has a row to lock. */
    async addCustomer(customerId: string): Promise<void> {
      await transaction.run(
        `insert into tenant.client_credits (business_id, customer_id, points) values ($1, $2, 0)
         on conflict do nothing`,
        [businessId, customerId],
      );
    },

    /** Changes the points of a customer and records the move. The caller has locked the points. */
    async move({ customerId, change, paymentId, at, by }: CreditMove): Promise<void> {
      await transaction.run(
        'update tenant.client_credits set points = points + $3 where business_id = $1 and customer_id = $2',
        [businessId, customerId, change],
      );
      await transaction.run(
        `insert into tenant.client_credit_moves
           (business_id, id, customer_id, change, payment_id, moved_at, by_id, by_name)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [businessId, newRecordId(at), customerId, change, paymentId, at, by.id, by.name],
      );
    },

    /** The points that a payment took; null if it took none. */
    async takenBy(
      paymentId: string,
    ): Promise<{ readonly customerId: string; readonly change: Points } | null> {
      const [row] = await transaction.run<{ readonly customerId: string; readonly change: bigint }>(
        `select customer_id as "customerId", change from tenant.client_credit_moves
         where business_id = $1 and payment_id = $2`,
        [businessId, paymentId],
      );
      return row === undefined ? null : { customerId: row.customerId, change: asPoints(row.change) };
    },
  };
}
