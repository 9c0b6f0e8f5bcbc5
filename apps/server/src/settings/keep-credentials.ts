import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { savePortalPassword } from './save-portal-password.ts';

export const keepCredentials: Handler<typeof contract.settings.keepCredentials> = async (
  { password },
  context,
) => {
  await savePortalPassword(context, context.businessId, password);
  return { lastLoginAt: null, message: context.phrasesIn[context.language].settings.saved };
};
