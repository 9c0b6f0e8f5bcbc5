import type { contract } from '@tezga/contract';
import { isOwner, refuseUnless } from '@tezga/domain';
import { hasJustConfirmed } from '../access/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { unseal } from '../platform/secrets/seal.ts';
import { credentialsStore } from './credentials-store.ts';
import { settingsStore } from './store.ts';

export const credentials: Handler<typeof contract.settings.credentials> = async ({ reveal }, context) => {
  const { transaction, businessId, config } = context;
  if (reveal) {
    refuseUnless(isOwner(context.role), 'not-permitted');
    refuseUnless(await hasJustConfirmed(context), 'password-check-needed');
  }
  const stored = await credentialsStore(transaction, businessId).read();
  const facts = { isKept: stored !== null, lastLoginAt: stored?.last_login_at?.toISOString() ?? null };
  if (!reveal || stored === null) {
    // The reply contains no secret, so the activity log gets no entry.
    context.actAs(null);
    return { ...facts, password: null };
  }
  const { name, nipt } = await settingsStore(transaction, businessId).business();
  context.note(`Self-Care: ${name}, ${nipt}`);
  return { ...facts, password: unseal(config.SECRETS_KEY, stored.encrypted_password, businessId) };
};
