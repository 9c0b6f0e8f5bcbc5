import { negated } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { clientCreditStore, type CreditMove } from './store.ts';

interface JoinedCustomers extends Pick<CreditMove, 'at' | 'by'> {
  readonly keptId: string;
  readonly mergedIds: readonly string[];
}

/** Gives the points of merged customers to the remaining one. The caller has locked the customers. */
export async function joinCredits(
  transaction: Transaction,
  businessId: string,
  { keptId, mergedIds, at, by }: JoinedCustomers,
): Promise<void> {
  const store = clientCreditStore(transaction, businessId);
  for (const customerId of [...mergedIds].toSorted()) {
    const points = await store.lockPoints(customerId);
    if (points === 0n) continue;
    await store.move({ customerId, change: negated(points), paymentId: null, at, by });
    await store.addCustomer(keptId);
    await store.lockPoints(keptId);
    await store.move({ customerId: keptId, change: points, paymentId: null, at, by });
  }
}
