import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { seal } from '../platform/secrets/seal.ts';
import { credentialsStore } from './credentials-store.ts';

interface Keeping {
  readonly transaction: Transaction;
  readonly config: Config;
  readonly clock: Clock;
}

/** The password of the self-care portal, which rests encrypted and bound to its business. */
export async function keepPortalPassword(
  { transaction, config, clock }: Keeping,
  businessId: string,
  password: string,
): Promise<void> {
  const sealed = seal(config.SECRETS_KEY, password, businessId);
  await credentialsStore(transaction, businessId).keep(sealed, clock.now());
}
