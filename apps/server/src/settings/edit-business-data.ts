import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { settingsStore } from './store.ts';

export const editBusinessData: Handler<typeof contract.settings.editBusinessData> = async (
  { name, address, city, phoneNumber, email, website, updatedAt: seen },
  context,
) => {
  const { transaction, businessId, clock } = context;
  const store = settingsStore(transaction, businessId);
  refuseUnless((await store.lockBusiness()).getTime() === Date.parse(seen), 'changed-meanwhile');
  const content = { name, address, city, phone_number: phoneNumber, email, website };
  const updatedAt = await store.changeBusiness(content, clock.now());
  context.note(name);
  return { updatedAt: updatedAt.toISOString() };
};
