import { negated, pointsToTake, refuseUnless, type ExchangeRate, type Money } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { configStore } from './config-store.ts';
import { clientCreditStore, type CreditMove } from './store.ts';

interface PaidWithCredit extends Pick<CreditMove, 'customerId' | 'at' | 'by'> {
  readonly paymentId: string;
  readonly amount: Money;
}

/** The value of one point in ALL. */
export async function valueOfPoint(transaction: Transaction, businessId: string): Promise<ExchangeRate> {
  const config = await configStore(transaction, businessId).read();
  refuseUnless(config !== null, 'client-credit-not-configured');
  return config.exchangeRate;
}

/**
 * Takes the points of a payment from its customer. Locks the points of the customer first, so that concurrent
 * payments never take more points than the customer has.
 */
export async function takeCredit(
  transaction: Transaction,
  businessId: string,
  { customerId, paymentId, amount, at, by }: PaidWithCredit,
): Promise<void> {
  const store = clientCreditStore(transaction, businessId);
  const rate = await valueOfPoint(transaction, businessId);
  const taken = pointsToTake(await store.lockPoints(customerId), amount, rate);
  await store.move({ customerId, change: negated(taken), paymentId, at, by });
}

interface ReversedCredit extends Pick<CreditMove, 'at' | 'by'> {
  readonly paymentId: string;
  readonly reversalId: string;
}

/** Gives back exactly the points that a payment took, whatever a point is worth today. */
export async function returnCredit(
  transaction: Transaction,
  businessId: string,
  { paymentId, reversalId, at, by }: ReversedCredit,
): Promise<void> {
  const store = clientCreditStore(transaction, businessId);
  const taken = await store.takenBy(paymentId);
  if (taken === null) throw new Error(`payment ${paymentId} took no points`);
  const { customerId, change } = taken;
  await store.lockPoints(customerId);
  await store.move({ customerId, change: negated(change), paymentId: reversalId, at, by });
}
