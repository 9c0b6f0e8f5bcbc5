import type { contract } from '@tezga/contract';
import { enterManagedBusiness } from '../businesses/index.ts';
import { afterEdit, refuseIfChanged } from '../platform/edits.ts';
import type { Handler } from '../platform/http/context.ts';
import { businessStore } from './business-store.ts';
import { listStore } from './list-store.ts';

export const editInfo: Handler<typeof contract.managedBusinesses.editInfo> = async (
  { businessId, updatedAt: seen, phoneNumber, contactNumbers, suggestedBy, ...sent },
  context,
) => {
  await enterManagedBusiness(context, businessId);
  const { transaction, person, clock } = context;
  const store = businessStore(transaction, businessId);
  const { updated_at: version, ...stored } = await store.lock();
  refuseIfChanged(version, seen);
  const content = afterEdit(stored, {
    ...sent,
    phone_number: phoneNumber,
    contact_numbers: contactNumbers,
    suggested_by: suggestedBy,
  });
  const updatedAt = await store.change(content, clock.now());
  context.note(content.name);
  const businessUpdatedAt = String(await listStore(transaction, person).now());
  return { updatedAt: updatedAt.toISOString(), businessUpdatedAt };
};
