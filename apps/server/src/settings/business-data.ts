import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { settingsStore } from './store.ts';

export const businessData: Handler<typeof contract.settings.businessData> = async (
  _input,
  { transaction, businessId },
) => {
  const business = await settingsStore(transaction, businessId).business();
  return {
    name: business.name,
    nipt: business.nipt,
    address: business.address,
    city: business.city,
    phoneNumber: business.phone_number,
    email: business.email,
    website: business.website,
    updatedAt: business.updated_at.toISOString(),
  };
};
