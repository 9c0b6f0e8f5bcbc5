import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { CannotUnseal, reseal, type SecretKeys } from '../platform/secrets/seal.ts';

/** Encrypts the secrets of second factors again when the server has a new key. */
export const resealSecrets: Job = async (_payload, { pool, config, log }) => {
  const people = await inTransaction(
    pool,
    (transaction) => transaction.run('select user_id from platform.second_factors order by user_id', []),
    { kind: 'reading' },
  );
  let count = 0;
  for (const person of people) {
    const userId = String(person['user_id']);
    try {
      count += await inTransaction(pool, (transaction) => resealOne(transaction, userId, config.SECRETS_KEY));
    } catch (error) {
      if (!(error instanceof CannotUnseal)) throw error;
      log.error({ userId }, 'no key decrypts the secret of a second factor');
    }
  }
  if (count > 0) log.info({ count }, 'secrets of second factors encrypted with the new key');
};

async function resealOne(transaction: Transaction, userId: string, keys: SecretKeys): Promise<number> {
  const [row] = await transaction.run(
    'select encrypted_secret from platform.second_factors where user_id = $1 for no key update',
    [userId],
  );
  const resealed = row === undefined ? null : reseal(keys, row['encrypted_secret'] as Buffer, userId);
  if (resealed === null) return 0;
  await transaction.run('update platform.second_factors set encrypted_secret = $1 where user_id = $2', [
    resealed,
    userId,
  ]);
  return 1;
}
