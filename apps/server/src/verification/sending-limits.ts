import { Refusal } from '@tezga/domain';
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
 * Rate limit: one code a minute and five an hour, against spam and cost. All resets of a user share one limit;
 * verifications have a limit for each kind of contact, because a user may change both at once. Counts this message
 * and returns null, or returns the reason to refuse it. The user's row must be locked.
 */
export async function countSending(
  transaction: Transaction,
  { userId, purpose, method, now }: Sending,
): Promise<'too-soon' | 'too-many-codes' | null> {
  const sendings = sendingsStore(transaction);
  const sent = await sendings.timesSince(userId, purpose, new Date(now.getTime() - hourMs));
  const counted = sent.filter((sending) => purpose === 'reset' || sending.method === method);
  if (counted.length >= anHourMax) return 'too-many-codes';
  if (counted.some(({ at }) => at.getTime() > now.getTime() - minuteMs)) return 'too-soon';
  await sendings.add(userId, purpose, method, now);
  return null;
}

/** Like `countSending`, but throws the reason as a refusal. */
export async function countSendingOrRefuse(transaction: Transaction, sending: Sending): Promise<void> {
  const problem = await countSending(transaction, sending);
  if (problem !== null) throw new Refusal(problem);
}
