import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Pool } from '../database/pool.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { CannotUnseal, reseal, type SecretKeys } from './seal.ts';

/** A column with one secret for each business, which is bound to the business. */
interface SecretPlace {
  readonly table: `tenant.${string}`;
  readonly column: string;
}

interface Resealing {
  readonly pool: Pool;
  readonly config: Config;
  readonly log: Logger;
}

/**
 * Key rotation: encrypts secrets of older keys again with the first key, in one transaction for each business.
 * Returns the number of changed secrets; once it is 0, the older keys can be removed.
 */
export async function resealColumn(
  { pool, config, log }: Resealing,
  { table, column }: SecretPlace,
): Promise<number> {
  const businesses = await inTransaction(
    pool,
    (transaction) => transaction.run('select id from platform.businesses order by id', []),
    { kind: 'reading' },
  );
  const keys = config.SECRETS_KEY;
  let count = 0;
  for (const business of businesses) {
    const businessId = String(business['id']);
    try {
      count += await inTransaction(pool, (transaction) =>
        resealOne(transaction, { table, column, businessId, keys }),
      );
    } catch (error) {
      if (!(error instanceof CannotUnseal)) throw error;
      // A secret that no key decrypts is skipped, so that the secrets of other businesses are still rotated.
      log.error({ businessId, table }, 'no key opens this secret');
    }
  }
  return count;
}

interface OneSecret extends SecretPlace {
  readonly businessId: string;
  readonly keys: SecretKeys;
}

async function resealOne(
  transaction: Transaction,
  { table, column, businessId, keys }: OneSecret,
): Promise<number> {
  await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
  const [row] = await transaction.run(
    `select ${column} as sealed from ${table} where business_id = $1 and ${column} is not null for no key update`,
    [businessId],
  );
  const anew = row === undefined ? null : reseal(keys, row['sealed'] as Buffer, businessId);
  if (anew === null) return 0;
  await transaction.run(
    `update ${table} set ${column} = $1 where business_id = $2 and ${column} is not null`,
    [anew, businessId],
  );
  return 1;
}
