import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { devicesStore } from './store.ts';

export const detach: Handler<typeof contract.devices.detach> = async (input, context) => {
  const { deviceId, business_id: businessId, deviceType, reason } = input;
  await enterManagedBusiness(context, businessId);
  const { transaction, clock, person } = context;
  const store = devicesStore(transaction, businessId);
  const device = await store.lock(deviceId, deviceType);
  refuseUnless(device !== null, 'not-found');
  refuseUnless(device.device_uuid !== '', 'device-not-attached');
  const now = clock.now();
  await transaction.run(
    `insert into tenant.till_detachments (business_id, id, till_id, device_uuid, reason, at, user_id, user_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [businessId, newRecordId(now), deviceId, device.device_uuid, reason, now, person.id, person.name],
  );
  await store.change(deviceId, { device_uuid: '' }, now);
  context.note(`${device.name}: ${reason}`);
  return { message: context.phrasesIn[context.language].devices.detached };
};
