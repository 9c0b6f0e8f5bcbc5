import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { accountsStore } from './store.ts';

export const list: Handler<typeof contract.accounts.list> = async (
  { deleted },
  { transaction, businessId },
) => {
  refuseUnless(businessId !== null, 'not-permitted');
  const accounts = await accountsStore(transaction, businessId).list(deleted);
  return {
    accounts: accounts.map((account) => ({
      _id: account.id,
      IBAN: account.iban,
      bankName: account.bank_name,
      swift: account.swift,
      currency: account.currency,
      isMain: account.is_main,
      updatedAt: account.updated_at.toISOString(),
    })),
  };
};
