import { addressBlock, Refusal } from '@tezga/domain';
import type { PublicContext } from '../platform/http/context.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { isGuessable } from './codes.ts';
import { wrongCodesStore } from './wrong-codes-store.ts';

const wrongMax = 20;
const windowMs = 15 * 60_000;

/**
 * The result of `find` for a code, or a refusal. Wrong short codes from one address are counted under a lock,
 * so that concurrent attempts all count. A link code cannot be guessed, so it is neither counted nor blocked
 * by the attempts of others at the same address.
 */
export async function tryCode<Found>(
  transaction: Transaction,
  { address, clock, log }: Pick<PublicContext, 'address' | 'clock' | 'log'>,
  code: string,
  find: () => Promise<Found | null>,
): Promise<Found> {
  const now = clock.now();
  const wrongCodes = isGuessable(code) ? wrongCodesStore(transaction, addressBlock(address)) : null;
  await wrongCodes?.lockAttempts();
  const count = (await wrongCodes?.countSince(new Date(now.getTime() - windowMs))) ?? 0;
  if (count >= wrongMax) {
    log.warn({ address }, 'too many wrong codes');
    throw new Refusal('too-many-attempts');
  }
  const found = await find();
  if (found !== null) return found;
  await wrongCodes?.add(now);
  throw new Refusal('code-not-valid', {}, { commitsWork: true });
}
