import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { seal } from '../platform/secrets/seal.ts';
import { credentialsStore } from './credentials-store.ts';

export const keepCredentials: Handler<typeof contract.settings.keepCredentials> = async (
  { password },
  context,
) => {
  const { transaction, businessId, clock, config } = context;
  const sealed = seal(config.SECRETS_KEY, password, businessId);
  await credentialsStore(transaction, businessId).keep(sealed, clock.now());
  return { lastLoginAt: null, message: context.phrasesIn[context.language].settings.saved };
};
