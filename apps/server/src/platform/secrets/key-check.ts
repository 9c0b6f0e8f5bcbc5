import type { Config } from '../config.ts';
import type { Pool } from '../database/pool.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { Job } from '../jobs/worker.ts';
import { CannotUnseal, reseal, seal, unseal, type SecretKeys } from './seal.ts';

export class WrongSecretsKey extends Error {
  override readonly name = 'WrongSecretsKey';

  constructor() {
    super(
      'SECRETS_KEY nuk i hap sekretet e ruajtura në këtë bazë të dhënash (çelësat e certifikatave, fjalëkalimet). ' +
        'Rikthejeni secrets.json nga kopja rezervë ose vendosni te SECRETS_KEY çelësin me të cilin u ruajtën.',
    );
  }
}

const known = 'Tezga';
const boundTo = 'key check';

/**
 * Refuses to start with a key that cannot decrypt the key check, a known text that is stored encrypted. The first
 * start inserts it.
 */
export async function expectRightKey(pool: Pool, { SECRETS_KEY: keys }: Config): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const sealed = (await sealedCheck(transaction)) ?? (await sealCheck(transaction, keys));
    if (!opensKeyCheck(keys, sealed)) throw new WrongSecretsKey();
  });
}

/** Whether one of the keys decrypts the key check of a database. */
export const opensKeyCheck = (keys: SecretKeys, sealed: Buffer): boolean => opens(keys, sealed, boundTo);

async function sealedCheck(transaction: Transaction): Promise<Buffer | null> {
  const [check] = await transaction.run('select sealed from platform.key_check', []);
  return check === undefined ? null : (check['sealed'] as Buffer);
}

/**
 * Inserts the key check and returns the stored one. If another server inserts it first, the insert has no effect
 * (`on conflict do nothing`).
 */
async function sealCheck(transaction: Transaction, keys: SecretKeys): Promise<Buffer> {
  if (!(await opensOlderSecrets(transaction, keys))) throw new WrongSecretsKey();
  const own = seal(keys, known, boundTo);
  await transaction.run('insert into platform.key_check (sealed) values ($1) on conflict do nothing', [own]);
  return (await sealedCheck(transaction)) ?? own;
}

/**
 * Whether the keys decrypt at least one stored secret. One is enough, because a damaged secret must not prevent the
 * start.
 */
async function opensOlderSecrets(transaction: Transaction, keys: SecretKeys): Promise<boolean> {
  const secrets = await transaction.run('select business_id, sealed from platform.some_sealed_secrets()', []);
  return (
    secrets.length === 0 ||
    [...secrets].some((secret) => opens(keys, secret['sealed'] as Buffer, String(secret['business_id'])))
  );
}

function opens(keys: SecretKeys, sealed: Buffer, owner: string): boolean {
  try {
    unseal(keys, sealed, owner);
    return true;
  } catch (error) {
    if (error instanceof CannotUnseal) return false;
    throw error;
  }
}

/**
 * Encrypts the key check with the new key. It runs after the jobs that do this for all other secrets, because until
 * then the older key is still needed.
 */
export const resealKeyCheck: Job = (_payload, { pool, config, log }) =>
  inTransaction(pool, async (transaction) => {
    const [check] = await transaction.run('select sealed from platform.key_check for no key update', []);
    const anew = check === undefined ? null : reseal(config.SECRETS_KEY, check['sealed'] as Buffer, boundTo);
    if (anew === null) return;
    await transaction.run('update platform.key_check set sealed = $1', [anew]);
    log.info('key check sealed with the new key');
  });
