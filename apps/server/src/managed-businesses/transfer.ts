import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { recordActivity } from '../platform/http/record-activity.ts';
import { listStore } from './list-store.ts';
import { managedStore } from './managed-store.ts';
import { sellersStore } from './sellers-store.ts';
import { transferStore } from './transfer-store.ts';

export const transfer: Handler<typeof contract.managedBusinesses.transfer> = async (
  { businessIds, super_admin_id: toId },
  context,
) => {
  const { transaction, person, clock, requestId, device } = context;
  refuseUnless(await sellersStore(transaction, person).lock(toId), 'not-found');
  const wanted = [...new Set(businessIds)];
  const businesses = await managedStore(transaction, person).lock(wanted);
  refuseUnless(businesses.length === wanted.length, 'not-found');
  const store = transferStore(transaction);
  // The call inserts an entry into the activity log of each business, so the platform's log needs none.
  context.actAs(null);
  for (const { id: businessId, name, adminId } of businesses) {
    const line = {
      at: clock.now(),
      action: 'managedBusinesses.transfer',
      subject: name,
      requestId,
      device,
    } as const;
    await recordActivity(transaction, { ...line, isBound: false, actor: { person, businessId } });
    if (adminId !== toId)
      await store.handOver({ businessId, from: adminId, to: toId, by: person.id }, clock.now());
  }
  return { businessUpdatedAt: String(await listStore(transaction, person).now()) };
};
