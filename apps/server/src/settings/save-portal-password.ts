import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { seal } from '../platform/secrets/seal.ts';
import { credentialsStore } from './credentials-store.ts';

interface SaveContext {
  readonly transaction: Transaction;
  readonly config: Config;
  readonly clock: Clock;
}

/** Stores the password of the self-care portal, encrypted and bound to its business. */
export async function savePortalPassword(
  { transaction, config, clock }: SaveContext,
  businessId: string,
  password: string,
): Promise<void> {
  const sealed = seal(config.SECRETS_KEY, password, businessId);
  await credentialsStore(transaction, businessId).save(sealed, clock.now());
}
