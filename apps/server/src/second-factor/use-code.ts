import { addressBlock, Refusal } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { PublicContext } from '../platform/http/context.ts';
import { unseal } from '../platform/secrets/seal.ts';
import { isRecoveryCode, plainCode, recoveryHash } from './recovery-codes.ts';
import { recoveryCodesStore, secondFactorStore, wrongCodesStore } from './store.ts';
import { fittingStep } from './totp.ts';

const quarterMs = 15 * 60_000;
const dayMs = 24 * 3_600_000;
const wrongMax = { inQuarter: 10, inDay: 50 };

export interface TypedCode extends Pick<PublicContext, 'clock' | 'config' | 'address' | 'log'> {
  readonly userId: string;
  readonly code: string;
}

/**
 * Consumes a code of the authenticator app or a recovery code; a wrong code is counted and refused. The limit
 * is per user and not per address, because only a caller with the right password gets this far.
 */
export async function useCode(
  transaction: Transaction,
  { userId, code, clock, config, address, log }: TypedCode,
): Promise<void> {
  const now = clock.now();
  const wrongCodes = wrongCodesStore(transaction, userId);
  await wrongCodes.lockAttempts();
  const inQuarter = await wrongCodes.countSince(new Date(now.getTime() - quarterMs));
  const inDay = await wrongCodes.countSince(new Date(now.getTime() - dayMs));
  if (inQuarter >= wrongMax.inQuarter || inDay >= wrongMax.inDay) {
    log.warn({ userId, address, inQuarter, inDay }, 'too many wrong codes of a second factor');
    throw new Refusal('too-many-attempts');
  }
  const isRight = await isUsable(transaction, {
    userId,
    plain: plainCode(code),
    keys: config.SECRETS_KEY,
    now,
  });
  if (isRight) return;
  await wrongCodes.add(addressBlock(address), now);
  throw new Refusal('wrong-code', {}, { commitsWork: true });
}

interface PlainCode {
  readonly userId: string;
  readonly plain: string;
  readonly keys: PublicContext['config']['SECRETS_KEY'];
  readonly now: Date;
}

async function isUsable(transaction: Transaction, { userId, plain, keys, now }: PlainCode): Promise<boolean> {
  const store = secondFactorStore(transaction, userId);
  if (isRecoveryCode(plain)) return recoveryCodesStore(transaction, userId).use(recoveryHash(plain), now);
  const factor = await store.one();
  if (factor === null) return false;
  const secret = Buffer.from(unseal(keys, factor.sealed, userId), 'hex');
  const step = fittingStep(secret, plain, now);
  return step !== null && store.useStep(step);
}
