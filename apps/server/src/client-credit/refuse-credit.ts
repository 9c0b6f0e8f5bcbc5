import { refuseUnless } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/**
 * Refuses if one of these customers has points. The caller has locked the customers, so `update-credit` cannot add
 * points before the transaction ends. Reversing a payment may still return points to a deleted customer later; that
 * customer must be restored before a user can change the points.
 */
export async function refuseCredit(
  transaction: Transaction,
  businessId: string,
  customers: readonly { readonly id: string; readonly name: string }[],
): Promise<void> {
  const [first] = await transaction.run<{ readonly id: string }>(
    `select customer_id as id from tenant.client_credits
     where business_id = $1 and customer_id = any ($2::text[]) and points <> 0 order by customer_id limit 1`,
    [businessId, customers.map(({ id }) => id)],
  );
  const customer = customers.find(({ id }) => id === first?.id)?.name;
  refuseUnless(first === undefined, 'client-credit-left', { customer });
}
