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
  const kept = await credentialsStore(transaction, businessId).kept();
  const facts = { isKept: kept !== null, lastLoginAt: kept?.last_login_at?.toISOString() ?? null };
  if (!reveal || kept === null) {
    // Nothing secret was said, so there is nothing to write down.
    context.actAs(null);
    return { ...facts, password: null };
  }
  const { name, nipt } = await settingsStore(transaction, businessId).business();
  context.note(`Self-Care: ${name}, ${nipt}`);
  return { ...facts, password: unseal(config.SECRETS_KEY, kept.encrypted_password, businessId) };
};
