import type { contract } from '@tezga/contract';
import { inTargetBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { selfCareStore } from './store.ts';

export const credentials: Handler<typeof contract.selfCare.credentials> = inTargetBusiness(
  async (_input, { transaction, businessId }) => {
    const account = await selfCareStore(transaction, businessId).account();
    return {
      username: account.nipt,
      isKept: account.encrypted_password !== null,
      lastLoginAt: account.last_login_at?.toISOString() ?? null,
    };
  },
);
