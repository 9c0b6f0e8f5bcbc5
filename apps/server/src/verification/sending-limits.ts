import type { Transaction } from '../platform/database/transaction.ts';
import type { Method } from './codes.ts';
import { sendingsStore, type Purpose } from './codes-store.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const anHourMax = 5;

export interface Sending {
  readonly userId: string;
  readonly purpose: Purpose;
  readonly method: Method;
  readonly now: Date;
}

/**
 * One code a minute and five an hour, so that nobody is flooded and no bill runs up. Resets count for the whole account;
 * verifications for each kind of contact, because a person may change both at once. The account's row must be locked.
 */
export async function maySend(
  transaction: Transaction,
  { userId, purpose, method, now }: Sending,
): Promise<boolean> {
  const since = new Date(now.getTime() - hourMs);
  const sent = await sendingsStore(transaction).timesSince(userId, purpose, since);
  const counted = sent.filter((sending) => purpose === 'reset' || sending.method === method);
  const isJustNow = counted.some(({ at }) => at.getTime() > now.getTime() - minuteMs);
  return !isJustNow && counted.length < anHourMax;
}
