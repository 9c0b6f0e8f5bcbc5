import type { Transaction } from '../platform/database/transaction.ts';
import { contactsStore, resetsStore } from './codes-store.ts';
import { accessStore } from './access-store.ts';

/** Invalidates all codes sent to a user's contacts, because another person has set the contacts. */
export async function forgetContactCodes(transaction: Transaction, userId: string, now: Date): Promise<void> {
  await contactsStore(transaction).removeAll(userId);
  await resetsStore(transaction).voidAll(userId, now);
}

/** Ends the sessions and codes of a closed account. */
export async function shutOut(transaction: Transaction, userId: string, now: Date): Promise<void> {
  await forgetContactCodes(transaction, userId, now);
  await accessStore(transaction).endSessions(userId, null, now);
}
