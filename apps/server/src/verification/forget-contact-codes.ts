import type { Transaction } from '../platform/database/transaction.ts';
import { contactsStore, resetsStore } from './codes-store.ts';
import { waysInStore } from './ways-in-store.ts';

/** For contacts that someone else has settled: no code that is on its way counts any more. */
export async function forgetContactCodes(transaction: Transaction, userId: string, now: Date): Promise<void> {
  await contactsStore(transaction).removeAll(userId);
  await resetsStore(transaction).voidAll(userId, now);
}

/** For an account that is closed: every way in ends at once. */
export async function shutOut(transaction: Transaction, userId: string, now: Date): Promise<void> {
  await forgetContactCodes(transaction, userId, now);
  await waysInStore(transaction).endSessions(userId, null, now);
}
