import type { contract } from '@tezga/contract';
import { afterEdit, refuseIfChanged } from '../platform/edits.ts';
import type { Handler } from '../platform/http/context.ts';
import { settingsStore } from './store.ts';

export const editBusinessData: Handler<typeof contract.settings.editBusinessData> = async (
  { updatedAt: seen, phoneNumber, ...sent },
  context,
) => {
  const { transaction, businessId, clock } = context;
  const store = settingsStore(transaction, businessId);
  const { updated_at: version, ...stored } = await store.lockBusiness();
  refuseIfChanged(version, seen);
  const content = afterEdit(stored, { ...sent, phone_number: phoneNumber });
  const updatedAt = await store.changeBusiness(content, clock.now());
  context.note(content.name);
  return { updatedAt: updatedAt.toISOString() };
};
