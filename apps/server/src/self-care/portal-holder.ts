import { refuseUnless } from '@tezga/domain';
import type { Config } from '../platform/config.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { unseal } from '../platform/secrets/seal.ts';
import type { PortalHolder } from '../platform/self-care/portal-sessions.ts';
import { selfCareStore } from './store.ts';

/** The portal credentials of the business: its NIPT and the stored password; refused if there is none. */
export async function portalHolder(
  transaction: Transaction,
  config: Config,
  businessId: string,
): Promise<PortalHolder> {
  const { nipt, encrypted_password: sealed } = await selfCareStore(transaction, businessId).account();
  refuseUnless(sealed !== null, 'self-care-password-missing');
  return { businessId, username: nipt, password: unseal(config.SECRETS_KEY, sealed, businessId) };
}
