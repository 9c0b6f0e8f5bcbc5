import { addressBlock, Refusal, refuseUnless } from '@tezga/domain';
import { attemptsStore } from '../access/index.ts';
import type { FreeContext } from '../platform/http/context.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { firstStartStore } from './store.ts';

const wrongMax = 10;
const windowMs = 15 * 60_000;
/** Stored in place of the contact, so that wrong codes are counted together with failed sign-ins. */
const contact = 'first start';

/**
 * Refuses a wrong code. Wrong codes from one address are counted under a lock, so that concurrent attempts are all
 * counted.
 */
export async function tryCode(
  transaction: Transaction,
  { address, clock, log }: FreeContext,
  hash: Buffer,
): Promise<void> {
  const store = firstStartStore(transaction);
  refuseUnless(await store.hasCode(), 'first-start-over');
  const attempts = attemptsStore(transaction);
  const now = clock.now();
  const place = addressBlock(address);
  await attempts.lockContact(contact);
  const { fromHere } = await attempts.attemptsSince(contact, place, new Date(now.getTime() - windowMs));
  if (fromHere >= wrongMax) {
    log.warn({ address }, 'too many wrong codes of the first start');
    throw new Refusal('too-many-attempts');
  }
  if (await store.isValid(hash)) return;
  await attempts.addAttempt(newRecordId(now), contact, place, now);
  throw new Refusal('code-not-valid', {}, { commitsWork: true });
}
